import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { ChipLink, ChipRow, Page } from '@haat/ui-kit';
import { FoundPrices } from './found-prices.tsx';
import { loadMandiSearch } from './mandi-search.data.ts';
import { SearchForm } from './search-form.tsx';

export const handle = { namespaces: ['mandi'], backTo: '/mandi', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadMandiSearch(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Prices as markets reported them, by crop, state, district, market and day. See docs/design/screens.md#mandi. */
export default function MandiSearchScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('mandi');
  const { query, matches, isUnknownCrop, isBadDay } = data;
  return (
    <Page>
      <SearchForm data={data} />
      {matches.length === 0 ? null : (
        <ChipRow label={t('choose.legend')}>
          {matches.map(({ id, name, to, isShown }) => (
            <ChipLink key={id} to={to} selected={isShown} preventScrollReset>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      {isUnknownCrop ? <p role="status">{t('choose.none', { search: query.search })}</p> : null}
      {isUnknownCrop || isBadDay ? null : data.found === null ? (
        <p>{t('search.ask')}</p>
      ) : (
        <FoundPrices found={data.found} newest={data.newest} />
      )}
    </Page>
  );
}
