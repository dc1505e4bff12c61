import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Badge, ButtonLink, EmptyState, StoreIcon, TextLink, TruckIcon, VendorCard } from '@haat/ui-kit';
import type { HomeShop } from './home.data.ts';
import { PlaceCard } from './place-card.tsx';

/** The shop whose goods are shown; or why there is none, and what to do. */
export function ChosenShopCard({ shop }: { readonly shop: HomeShop }) {
  const { t } = useTranslation('home');
  if (shop.state === 'no-place') return <PlaceCard />;
  if (shop.state !== 'shop') {
    const { place } = shop;
    const isUnserved = shop.state === 'no-shop';
    return (
      <EmptyState
        size="part"
        picture={`/pictures/${isUnserved ? 'empty-shop' : 'service-pickup'}.svg`}
        title={t(isUnserved ? 'vendor.noneTitle' : 'vendor.noDeliveryTitle')}
        detail={isUnserved ? t('vendor.noneText', { place }) : t('vendor.noDeliveryText', { place })}
        action={
          <ButtonLink to={pathTo('location', {}, { next: pathTo('home') })} size="large" fullWidth>
            {t('vendor.changePlace')}
          </ButtonLink>
        }
      />
    );
  }
  const { name, distance, opening, fulfilment } = shop.view;
  return (
    <VendorCard
      name={name}
      detail={[distance, opening].filter(Boolean).join(' · ')}
      badges={
        <>
          {fulfilment.map(({ kind, label }) => (
            <Badge
              key={kind}
              tone={kind === 'Delivery' ? 'success' : 'warning'}
              icon={kind === 'Delivery' ? <TruckIcon size={18} /> : <StoreIcon size={18} />}
            >
              {label}
            </Badge>
          ))}
          {shop.credit === null ? null : <Badge tone="info">{shop.credit}</Badge>}
        </>
      }
      action={
        <TextLink edge="end" to={pathTo('nearbyCentres')}>
          {t('main:change')}
          <span className="sr-only">: {t('vendor.heading')}</span>
        </TextLink>
      }
    />
  );
}
