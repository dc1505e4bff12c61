import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState } from '@haat/ui-kit';

export interface StepUpSupportProps {
  /** The last answer that may be wrong has just been given. */
  readonly isRefused: boolean;
  /** Where to go on for now. */
  readonly next: string;
  /** Of customer care, as farmers read it; null where none is named. */
  readonly careNumber: string | null;
}

/** Said when nothing can be asked, or too many answers were wrong: who can help. */
export function StepUpSupport({ isRefused, next, careNumber }: StepUpSupportProps) {
  const { t } = useTranslation('step-up');
  return (
    <EmptyState
      picture="/pictures/empty-credit.svg"
      title={t(isRefused ? 'support.tried' : 'support.title')}
      detail={t('support.text')}
      action={
        <>
          {careNumber === null ? null : (
            <ButtonLink to={`tel:${careNumber.replaceAll(' ', '')}`} size="large" fullWidth>
              {t('support.call')}
            </ButtonLink>
          )}
          <ButtonLink
            to={pathTo('centres')}
            variant={careNumber === null ? 'primary' : 'secondary'}
            size="large"
            fullWidth
          >
            {t('support.action')}
          </ButtonLink>
          <ButtonLink to={next} variant="quiet" fullWidth>
            {t('later')}
          </ButtonLink>
        </>
      }
    />
  );
}
