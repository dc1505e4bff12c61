import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, MapPinIcon, TextLink } from '@haat/ui-kit';

/** The farmer has not said where they are: no market can be called near. */
export function AskPlace() {
  const { t } = useTranslation('mandi');
  return (
    <EmptyState
      picture="/pictures/empty-farms.svg"
      title={t('place.title')}
      detail={t('place.text')}
      action={
        <ButtonLink to={usePlaceAddress()} size="large" fullWidth icon={<MapPinIcon />}>
          {t('place.action')}
        </ButtonLink>
      }
    />
  );
}

/** Near where markets are looked for, and the way to another place. */
export function PlaceLine({ place }: { readonly place: string }) {
  const { t } = useTranslation('mandi');
  return (
    <div className="-my-2 flex min-h-12 min-w-0 flex-wrap items-center justify-between gap-x-3">
      <p className="flex room-for-words items-start gap-2">
        <MapPinIcon size={20} className="mt-hair shrink-0 text-primary" />
        <span className="min-w-0">{t('place.line', { place })}</span>
      </p>
      <TextLink to={usePlaceAddress()}>{t('place.change')}</TextLink>
    </div>
  );
}

/** Address of choosing the place, from where one comes back here. */
function usePlaceAddress(): string {
  const { pathname, search } = useLocation();
  return pathTo('location', {}, { next: pathname + search });
}
