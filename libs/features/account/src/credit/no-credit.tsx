import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState } from '@haat/ui-kit';

/** Said to a farmer without a credit line: why there is none, and what to do. */
export function NoCredit() {
  const { t } = useTranslation('credit');
  return (
    <EmptyState
      picture="/pictures/empty-credit.svg"
      title={t('none.title')}
      detail={t('none.text')}
      action={
        <ButtonLink to={pathTo('nearbyCentres')} size="large" fullWidth>
          {t('none.action')}
        </ButtonLink>
      }
    />
  );
}
