import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { SectionHeader, Tile, TileGrid } from '@haat/ui-kit';
import { PlaceHere } from '../choose-place.tsx';
import { SearchNetwork } from '../search-network.tsx';
import { SellerList } from '../seller-list.tsx';
import type { NetworkStartData } from './network-shops.data.ts';
import { OfferGrid } from './offer-grid.tsx';

/** The open network as such: what it is, a search, kinds of goods, the nearest shops, and what they sell. */
export function NetworkStart({ start }: { readonly start: NetworkStartData }) {
  const { t } = useTranslation('open-network');
  const { place, kinds, sellers, sellerCount, count } = start;
  return (
    <>
      <p className="text-ink-soft">{t('start.what')}</p>
      <PlaceHere place={place} />
      <SearchNetwork search="" />
      <section className="flex flex-col gap-1">
        <SectionHeader title={t('start.kinds')} />
        <TileGrid size="large">
          {kinds.map(({ kind, name, pictureUrl, ground }) => (
            <Tile
              key={kind}
              to={pathTo('networkShops', {}, { kind })}
              label={name}
              pictureUrl={pictureUrl}
              tone={ground}
            />
          ))}
        </TileGrid>
      </section>
      <section className="flex flex-col gap-2">
        <SectionHeader
          title={t('start.sellers', { count: sellerCount })}
          to={pathTo('networkSellers')}
          linkText={t('main:see_all')}
        />
        <SellerList sellers={sellers} />
      </section>
      {count === 0 ? null : (
        <section className="flex flex-col gap-2">
          <SectionHeader title={t('list.count', { count })} />
          <OfferGrid listing={start} />
        </section>
      )}
    </>
  );
}
