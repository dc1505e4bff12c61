import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import {
  Badge,
  Banner,
  ButtonLink,
  NavigationIcon,
  PhoneIcon,
  ReceiptIcon,
  StoreIcon,
  TruckIcon,
  VendorCard,
  WarehouseIcon,
} from '@haat/ui-kit';
import type { ListedShop } from './nearby-centres.data.ts';
import { ShopDetails } from './shop-details.tsx';

interface ShopCardProps {
  readonly shop: ListedShop;
  /** Its number on the map; left out where it is on none. */
  readonly numberOnMap?: number | undefined;
}

/** A shop in a list: how far, how its goods come, whether it is open; call it, find it, buy there. */
export function ShopCard({ shop, numberOnMap }: ShopCardProps) {
  const { t } = useTranslation('nearby-centres');
  return (
    <VendorCard
      name={shop.name}
      leading={shop.type === 'DC' ? <WarehouseIcon size={30} /> : undefined}
      detail={
        <span className="flex flex-col">
          <span>{[shop.typeName, shop.distance].filter(Boolean).join(' · ')}</span>
          <span className={shop.isOpen ? 'font-semibold text-primary' : 'font-semibold text-ink'}>{shop.opening}</span>
        </span>
      }
      footer={
        <>
          <div className="flex min-w-0 flex-wrap gap-1">
            {numberOnMap === undefined ? null : <Badge>{t('map.number', { number: numberOnMap })}</Badge>}
            <ShopBadges shop={shop} />
          </div>
          {shop.servesPlace ? null : <Banner tone="warning">{t('centres.outOfReach')}</Banner>}
          <ShopActions shop={shop} />
          <ShopDetails shop={shop} />
        </>
      }
    />
  );
}

function ShopBadges({ shop }: { readonly shop: ListedShop }) {
  const { t } = useTranslation('nearby-centres');
  return (
    <>
      {shop.isChosen ? <Badge>{t('vendor.chosen')}</Badge> : null}
      {shop.fulfilment.map(({ kind, label }) => (
        <Badge
          key={kind}
          tone={kind === 'Delivery' ? 'success' : 'warning'}
          icon={kind === 'Delivery' ? <TruckIcon size={18} /> : <StoreIcon size={18} />}
        >
          {label}
        </Badge>
      ))}
      {shop.credit === null ? null : (
        <Badge tone="info" icon={<ReceiptIcon size={18} />}>
          {shop.credit}
        </Badge>
      )}
    </>
  );
}

function ShopActions({ shop }: { readonly shop: ListedShop }) {
  const { t } = useTranslation('nearby-centres');
  const { id, name } = shop;
  return (
    <>
      {shop.servesPlace ? (
        <ButtonLink to={pathTo('products', {}, { v: id })} fullWidth>
          {t('vendor.shopHere')}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      ) : null}
      {/* Beside each other on the narrowest phone, the words under the pictograms as on the links below. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-2 *:flex-col *:gap-y-hair">
        <ButtonLink to={`tel:+91${shop.phoneNumber}`} variant="quiet" icon={<PhoneIcon />}>
          {t('main:call')}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
        <ButtonLink to={shop.directionsUrl} variant="quiet" icon={<NavigationIcon />}>
          {t('vendor.directions')}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </div>
    </>
  );
}
