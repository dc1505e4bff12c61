import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo } from '@haat/routing';
import { PlaceLine, PlaceNeeded } from '@haat/ui-kit';

/** The farmer has not said where they are: no market can be called near. */
export function AskPlace() {
  const { t } = useTranslation('mandi');
  return (
    <PlaceNeeded title={t('place.title')} detail={t('place.text')} choose={t('place.action')} to={usePlaceAddress()} />
  );
}

/** Near where markets are looked for, and the way to another place. */
export function PlaceHere({ place }: { readonly place: string }) {
  const { t } = useTranslation('mandi');
  return (
    <div className="-my-2">
      <PlaceLine text={t('place.line', { place })} change={t('place.change')} to={usePlaceAddress()} />
    </div>
  );
}

/** Address of choosing the place, from where one comes back here. */
function usePlaceAddress(): string {
  const { pathname, search } = useLocation();
  return pathTo('location', {}, { next: pathname + search });
}
