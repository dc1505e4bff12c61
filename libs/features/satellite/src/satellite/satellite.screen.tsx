import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { deferred } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, ChipLink, ChipRow, EmptyState, Page, TextLink } from '@haat/ui-kit';
import { IndexPicture } from './index-picture.tsx';
import { loadSatellite, type SatelliteData, type SeenView } from './satellite.data.ts';

export const handle = { namespaces: ['satellite'], backTo: '/farms', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadSatellite(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Drawn by the server; its script comes with the first touch, which chooses a day. */
const IndexLine = deferred('index-line', async () => (await import('./index-line.tsx')).IndexLine);

/** A field from above: in words first, then as a picture and over time. See docs/domain/fields.md#satellite. */
export default function SatelliteScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('satellite');
  if (data.view === 'field') return <FieldFromAbove data={data} />;
  const isGuest = data.view === 'guest';
  return (
    <Page>
      <EmptyState
        picture="/pictures/empty-farms.svg"
        title={t(isGuest ? 'guest.title' : 'empty.title')}
        detail={t(isGuest ? 'guest.text' : 'empty.text')}
        action={
          <ButtonLink to={isGuest ? data.loginPath : pathTo('newField')} size="large" fullWidth>
            {t(isGuest ? 'guest.logIn' : 'empty.register')}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function FieldFromAbove({ data }: { readonly data: Extract<SatelliteData, { view: 'field' }> }) {
  const { t } = useTranslation('satellite');
  const { name, to, changeTo, choices, seen } = data;
  return (
    <Page>
      {choices.length > 1 ? (
        <ChipRow label={t('choose')}>
          {choices.map((choice) => (
            <ChipLink key={choice.id} to={choice.to} selected={choice.isChosen} preventScrollReset>
              {choice.name}
            </ChipLink>
          ))}
        </ChipRow>
      ) : null}
      <h2 className="text-18 font-bold wrap-anywhere">{name}</h2>
      {seen === null ? <Banner tone="warning">{t('notLoaded')}</Banner> : <Seen seen={seen} changeTo={changeTo} />}
      <ButtonLink to={to} variant="secondary" fullWidth>
        {t('open')}
      </ButtonLink>
    </Page>
  );
}

function Seen({
  seen: { isSample, notice, clear, line },
  changeTo,
}: {
  readonly seen: SeenView;
  readonly changeTo: string;
}) {
  const { t } = useTranslation('satellite');
  return (
    <>
      {isSample ? <Banner tone="info">{t('sample')}</Banner> : null}
      {notice === null ? null : <Banner tone="warning">{notice}</Banner>}
      {clear === null ? null : (
        <>
          <Banner
            tone={clear.isWeak ? 'warning' : clear.tone}
            title={clear.isWeak ? clear.weak : (clear.word ?? clear.weak)}
          >
            {clear.isWeak ? clear.word : clear.word === null ? null : clear.weak}
          </Banner>
          {clear.needsCrop ? (
            <p>
              <TextLink to={changeTo}>{t('word.unknown')}</TextLink>
            </p>
          ) : null}
          <p>{clear.seen}</p>
          {clear.later === null ? null : <p>{clear.later}</p>}
          <IndexPicture cells={clear.cells} label={clear.label} />
          {line === null ? null : <IndexLine line={line} />}
          {line?.hasUsual === true ? <p className="text-14 text-ink-soft">{t('usualNote')}</p> : null}
          <p className="text-14 text-ink-soft">{t('credit')}</p>
        </>
      )}
    </>
  );
}
