import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState } from '@haat/ui-kit';

/** Nothing can be near before the farmer has said where they are: the one thing to do. */
export function PlaceCard() {
  const { t } = useTranslation('home');
  return (
    <EmptyState
      size="part"
      picture="/pictures/empty-farms.svg"
      title={t('place.title')}
      detail={t('place.text')}
      action={
        <ButtonLink to={pathTo('location', {}, { next: pathTo('home') })} size="large" fullWidth>
          {t('place.action')}
        </ButtonLink>
      }
    />
  );
}
