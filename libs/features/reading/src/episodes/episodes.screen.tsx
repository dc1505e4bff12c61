import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Badge, Banner, ButtonLink, Card, EmptyState, MediaPlayer, Page } from '@haat/ui-kit';
import { Film } from '../films/film.tsx';
import { loadEpisodes } from './episodes.data.ts';

export const handle = { namespaces: ['posts'], backTo: '/blogs', sameForGuests: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadEpisodes(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Short episodes: what each costs is said first, and nothing of it is loaded before a press. */
export default function EpisodesScreen() {
  const { episodes, isSample } = useLoaderData<typeof loader>();
  const { t } = useTranslation('posts');
  return (
    <Page>
      {isSample ? <Banner tone="info">{t('episodes.sample')}</Banner> : null}
      {episodes.length === 0 ? (
        <EmptyState
          picture="/pictures/empty-farms.svg"
          title={t('episodes.noneTitle')}
          detail={t('episodes.noneText')}
          action={
            <ButtonLink to={pathTo('articles')} size="large" fullWidth>
              {t('articles.toAll')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="flex min-w-0 flex-col gap-3">
          {episodes.map(({ slug, src, language, title, summary, transcript, size, film, isOnlyInHindi }) => (
            <li key={slug} id={slug} className="min-w-0 scroll-mt-20">
              <Card>
                <h2 lang={language} className="text-18 font-bold">
                  {title}
                </h2>
                <p lang={language}>{summary}</p>
                {isOnlyInHindi ? <Badge>{t('onlyInHindi')}</Badge> : null}
                <MediaPlayer
                  kind="audio"
                  src={src}
                  title={title}
                  sizeText={size}
                  transcript={{ title: t('episodes.transcript'), text: transcript }}
                  failedText={t('episodes.failed')}
                  retryText={t('main:retry')}
                />
                {film === null ? null : <Film film={film} />}
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
