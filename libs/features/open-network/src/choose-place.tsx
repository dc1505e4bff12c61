import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, EmptyState, MapPinIcon, PlaceLine, PlaceNeeded, TextLink } from '@haat/ui-kit';

/** The farmer has not said where they are: no shop of the network can be asked for. */
export function AskPlace() {
  const { t } = useTranslation('open-network');
  return (
    <PlaceNeeded title={t('place.title')} detail={t('place.text')} choose={t('place.action')} to={usePlaceAddress()} />
  );
}

/** No shop of the network serves the place; the shops of our own may. */
export function NoSellerHere({ place }: { readonly place: string }) {
  const { t } = useTranslation('open-network');
  return (
    <EmptyState
      picture="/pictures/empty-shop.svg"
      title={t('none.title')}
      detail={t('none.text', { place })}
      action={
        <>
          <ButtonLink to={usePlaceAddress()} size="large" fullWidth icon={<MapPinIcon />}>
            {t('place.change')}
          </ButtonLink>
          <TextLink to={pathTo('nearbyCentres')}>{t('none.ownShops')}</TextLink>
        </>
      }
    />
  );
}

/** To where goods are brought, and the way to another place. */
export function PlaceHere({ place }: { readonly place: string }) {
  const { t } = useTranslation('open-network');
  return (
    <div className="-my-2">
      <PlaceLine text={t('place.line', { place })} change={t('place.change')} to={usePlaceAddress()} />
    </div>
  );
}

/** Whether goods are brought depends on the place: the way to it, on a screen that shows something without one. */
export function AskPlaceLine() {
  const { t } = useTranslation('open-network');
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink to={usePlaceAddress()} variant="secondary" icon={<MapPinIcon />}>
          {t('place.action')}
        </ButtonLink>
      }
    >
      {t('place.forDelivery')}
    </Banner>
  );
}

/** Address of choosing the place, from where one comes back here. */
function usePlaceAddress(): string {
  const { pathname, search } = useLocation();
  return pathTo('networkLocation', {}, { next: pathname + search });
}
