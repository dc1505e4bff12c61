import { useTranslation } from 'react-i18next';
import { NETWORK_SORTS } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { ChipLink, ChipRow, TextLink } from '@haat/ui-kit';
import { PlaceHere } from '../choose-place.tsx';
import { keptQuery, listAddress } from '../list-query.ts';
import { SearchNetwork } from '../search-network.tsx';
import type { NetworkListing } from './network-shops.data.ts';
import { OfferGrid } from './offer-grid.tsx';

/** What shops of the network bring to the place, searched, narrowed and sorted by the address. */
export function NetworkGoods({ listing }: { readonly listing: NetworkListing }) {
  const { t } = useTranslation('open-network');
  const { query, count, place } = listing;
  return (
    <>
      <SearchNetwork search={query.search} kept={keptQuery(query)} />
      <PlaceHere place={place} />
      <ChipRow label={t('list.sort')}>
        {NETWORK_SORTS.map((sort) => (
          <ChipLink key={sort} to={listAddress(query, { sort })} selected={query.sort === sort} preventScrollReset>
            {t(`sort.${sort}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <div className="-my-2 flex min-h-12 min-w-0 flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-ink-soft">
          {t('list.count', { count })}
        </p>
        <TextLink to={pathTo('networkShops')}>{t('list.seeAll')}</TextLink>
      </div>
      <OfferGrid listing={listing} />
    </>
  );
}
