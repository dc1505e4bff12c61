import { useLocation } from 'react-router';
import { useTexts } from '@haat/i18n';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, MapPinIcon } from '@haat/ui-kit';

/** Without a place no shop is near: asks for it first. */
export function AskPlace() {
  const { t } = useTexts('nearby-centres');
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
