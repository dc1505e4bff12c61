import { useLocation } from 'react-router';
import { useTexts } from '@haat/i18n';
import { ButtonLink, EmptyState } from '@haat/ui-kit';

/** What the shop sells could not be loaded, or not all of it: that is not 'there is none'. */
export function NotLoaded() {
  const { t } = useTexts('home');
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
