import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, ChipLink, ChipRow, EmptyState, Page } from '@haat/ui-kit';
import { AskPlace, PlaceHere } from '../choose-place.tsx';
import { CentreCard } from './centre-card.tsx';
import { loadCentres, type CentresData } from './collection-centres.data.ts';

export const handle = { namespaces: ['mandi'], backTo: '/mandi', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadCentres(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Where produce is taken in near the place. See docs/domain/mandi.md#collection-centres. */
export default function CollectionCentresScreen() {
  const data = useLoaderData<typeof loader>();
  return <Page>{data.view === 'no-place' ? <AskPlace /> : <Centres data={data} />}</Page>;
}

function Centres({ data }: { readonly data: Extract<CentresData, { view: 'centres' }> }) {
  const { t } = useTranslation('mandi');
  const { place, crops, centres, isSample } = data;
  return (
    <>
      <PlaceHere place={place} />
      {crops.length === 0 ? null : (
        <ChipRow label={t('centre.crops')}>
          <ChipLink to={pathTo('collectionCentres')} selected={crops.every(({ isShown }) => !isShown)}>
            {t('centre.all')}
          </ChipLink>
          {crops.map(({ id, name, to, isShown }) => (
            <ChipLink key={id} to={to} selected={isShown}>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      {centres.length === 0 ? (
        <EmptyState
          picture="/pictures/empty-shop.svg"
          title={t('centre.noneTitle')}
          detail={t('centre.noneText')}
          action={
            <ButtonLink to={pathTo('mandiPrices')} size="large" fullWidth>
              {t('centre.toMandi')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          {isSample ? <Banner tone="warning">{t('centre.sample')}</Banner> : null}
          <ul className="flex min-w-0 flex-col gap-3 lg:grid lg:grid-cols-2">
            {centres.map((centre) => (
              <li key={centre.id} className="min-w-0">
                <CentreCard centre={centre} />
              </li>
            ))}
          </ul>
          <p className="text-14 text-ink-soft">{t('centre.note')}</p>
        </>
      )}
    </>
  );
}
