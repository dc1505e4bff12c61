import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, MapPinIcon } from '@haat/ui-kit';

/** Without a place no shop is near: asks for it first. */
export function AskPlace() {
  const { t } = useTranslation('nearby-centres');
  const { pathname } = useLocation();
  return (
    <EmptyState
      picture="/pictures/empty-farms.svg"
      title={t('place.title')}
      detail={t('place.text')}
      action={
        <ButtonLink to={pathTo('location', {}, { next: pathname })} size="large" fullWidth icon={<MapPinIcon />}>
          {t('place.action')}
        </ButtonLink>
      }
    />
  );
}
