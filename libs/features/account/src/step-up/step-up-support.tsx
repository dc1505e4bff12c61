import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState } from '@haat/ui-kit';

/** Said when nothing can be asked, or too many answers were wrong: who can help. */
export function StepUpSupport() {
  const { t } = useTranslation('step-up');
  return (
    <EmptyState
      picture="/pictures/empty-credit.svg"
      title={t('support.title')}
      detail={t('support.text')}
      action={
        <ButtonLink to={pathTo('nearbyCentres')} size="large" fullWidth>
          {t('support.action')}
        </ButtonLink>
      }
    />
  );
}
