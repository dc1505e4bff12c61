import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, ErrorState } from '@haat/ui-kit';

/** Name and number could not be loaded; the links of the page still work. */
export function UserNotLoaded() {
  const { t } = useTranslation('account');
  return (
    <ErrorState
      size="part"
      title={t('failedTitle')}
      detail={t('failed')}
      action={
        <ButtonLink to={pathTo('account')} replace fullWidth>
          {t('main:retry')}
        </ButtonLink>
      }
    />
  );
}
