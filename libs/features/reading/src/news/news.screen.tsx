import { useTranslation } from 'react-i18next';
import { Form, useLoaderData, useNavigation, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Badge, Button, ButtonLink, Card, EmptyState, MoreLink, Page, Select } from '@haat/ui-kit';
import { loadNews, type NewsData } from './news.data.ts';

export const handle = { namespaces: ['news'], backTo: '/blogs', sameForGuests: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadNews(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Dated facts with their source, by state and crop. See docs/design/screens.md#farmer-content. */
export default function NewsScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('news');
  const isComing = useNavigation().state !== 'idle';
  const { items, more, all } = data;
  return (
    <Page>
      <Choice data={data} />
      {items.length === 0 ? (
        <EmptyState
          picture="/pictures/empty-farms.svg"
          title={t('noneTitle')}
          detail={t('noneText')}
          action={
            all === null ? undefined : (
              <ButtonLink to={all} size="large" fullWidth>
                {t('toAll')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <ul className="flex min-w-0 flex-col gap-3">
          {items.map((item) => (
            <li key={item.slug} id={item.slug} className="min-w-0 scroll-mt-20">
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
      {more === null ? null : <MoreLink to={more} label={t('more')} isComing={isComing} />}
    </Page>
  );
}

function Item({ item }: { readonly item: NewsData['items'][number] }) {
  const { t } = useTranslation('news');
  return (
    <Card>
      <article className="flex min-w-0 flex-col items-start gap-1">
        <h2 lang={item.language} className="text-18 font-bold">
          {item.title}
        </h2>
        <p className="text-14 text-ink-soft">
          {item.day} · {item.where}
        </p>
        {item.isOnlyInHindi ? <Badge>{t('onlyInHindi')}</Badge> : null}
        <p lang={item.language}>{item.text}</p>
        <p className="text-14 text-ink-soft">
          {t('source')} <span lang="en">{item.source}</span>
        </p>
      </article>
    </Card>
  );
}

function Choice({ data: { query, states, crops } }: { readonly data: NewsData }) {
  const { t } = useTranslation('news');
  const all = { value: '', label: t('all') };
  return (
    <Form action={pathTo('news')} preventScrollReset className="flex min-w-0 flex-col gap-2">
      <Select
        key={`state ${query.state}`}
        label={t('state')}
        name="state"
        defaultValue={query.state ?? ''}
        options={[all, ...states]}
      />
      <Select
        key={`crop ${query.crop}`}
        label={t('crop')}
        name="crop"
        defaultValue={query.crop ?? ''}
        options={[all, ...crops]}
      />
      <Button type="submit" variant="secondary" fullWidth>
        {t('show')}
      </Button>
    </Form>
  );
}
