import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, VendorCard } from '@haat/ui-kit';
import type { SellerView } from './seller.presenter.ts';

/** Shops of the network one under another: at a counter, too, as they tell more or less of themselves. */
export function SellerList({ sellers }: { readonly sellers: readonly SellerView[] }) {
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:max-w-3xl">
      {sellers.map((seller) => (
        <SellerCard key={seller.id} seller={seller} />
      ))}
    </div>
  );
}

/** A shop of the network: how far it is, what it brings and on what terms, and the way to its goods. */
function SellerCard({ seller }: { readonly seller: SellerView }) {
  const { t } = useTranslation('open-network');
  const { name, distance, kinds, reach, minOrder, app, address } = seller;
  return (
    <VendorCard
      name={name}
      detail={
        <span className="flex flex-col">
          {distance === null ? null : <span>{t('seller.away', { distance })}</span>}
          <span>{kinds}</span>
        </span>
      }
      footer={
        <>
          <ul className="flex flex-col gap-1 text-14">
            {[...reach, minOrder, app === null ? null : t('seller.app', { app }), address].map((line) =>
              line ? <li key={line}>{line}</li> : null,
            )}
          </ul>
          <ButtonLink to={pathTo('networkShops', {}, { seller: seller.providerId })} variant="secondary" fullWidth>
            {t('seller.goods')}
            <span className="sr-only">: {name}</span>
          </ButtonLink>
        </>
      }
    />
  );
}
