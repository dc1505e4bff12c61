import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { ChosenShop } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, MapPinIcon, TextLink } from '@haat/ui-kit';

/** Why no shop's goods can be shown. */
export type NoShopReason = Extract<ChosenShop, { state: 'no-place' | 'no-shop' | 'no-delivery' }>;

/** There is no shop to show: says why, and leads to the place. */
export function NoShop({ reason }: { readonly reason: NoShopReason }) {
  const { t } = useTranslation('products');
  const { pathname, search } = useLocation();
  const choosePlace = pathTo('location', {}, { next: pathname + search });
  if (reason.state === 'no-place') {
    return (
      <EmptyState
        picture="/pictures/empty-farms.svg"
        title={t('place.title')}
        detail={t('place.text')}
        action={
          <ButtonLink to={choosePlace} size="large" fullWidth icon={<MapPinIcon />}>
            {t('place.action')}
          </ButtonLink>
        }
      />
    );
  }
  const { place } = reason;
  const isUnserved = reason.state === 'no-shop';
  return (
    <EmptyState
      picture={`/pictures/${isUnserved ? 'empty-shop' : 'service-pickup'}.svg`}
      title={t(isUnserved ? 'shop.noneTitle' : 'shop.noDeliveryTitle')}
      detail={isUnserved ? t('shop.noneText', { place }) : t('shop.noDeliveryText', { place })}
      action={
        <>
          <ButtonLink to={choosePlace} size="large" fullWidth icon={<MapPinIcon />}>
            {t('shop.changePlace')}
          </ButtonLink>
          <TextLink to={pathTo('centres')}>{t('shop.centres')}</TextLink>
          <TextLink to={pathTo('networkShops')}>{t('shop.network')}</TextLink>
        </>
      }
    />
  );
}
