import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ButtonLink, EmptyState } from '@haat/ui-kit';

/** What the shop sells could not be loaded, or not all of it: that is not 'there is none'. */
export function NotLoaded() {
  const { t } = useTranslation('home');
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      size="part"
      picture="/pictures/error.svg"
      title={t('shelf.failedTitle')}
      detail={t('shelf.failed')}
      action={
        <ButtonLink to={pathname + search} replace preventScrollReset fullWidth>
          {t('main:retry')}
        </ButtonLink>
      }
    />
  );
}
