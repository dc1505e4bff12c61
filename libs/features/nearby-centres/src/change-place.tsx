import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo } from '@haat/routing';
import { ButtonLink, MapPinIcon } from '@haat/ui-kit';

/** The way to another place, and back here. */
export function ChangePlace() {
  const { t } = useTranslation('nearby-centres');
  const { pathname } = useLocation();
  return (
    <ButtonLink to={pathTo('location', {}, { next: pathname })} size="large" fullWidth icon={<MapPinIcon />}>
      {t('place.change')}
    </ButtonLink>
  );
}
