import { useTranslation } from 'react-i18next';
import { errorTextKeys } from '@haat/api-contract';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState } from '@haat/ui-kit';

export interface LinkRefusedProps {
  /** A code of the error catalogue: `campaign_error.expired`. */
  readonly reason: string;
  /** On which day the offer starts, in words; null where that is not the reason. */
  readonly starts: string | null;
}

/** A refused link: the reason, and a link to the available goods. */
export function LinkRefused({ reason, starts }: LinkRefusedProps) {
  const { t } = useTranslation('growth');
  return (
    <EmptyState
      picture="/pictures/expired-link.svg"
      title={t('refused.title')}
      detail={
        <>
          <p className="text-ink">{t(errorTextKeys(reason))}</p>
          {starts === null ? null : <p>{starts}</p>}
          <p>{t('refused.goods')}</p>
        </>
      }
      action={
        <ButtonLink to={pathTo('products')} size="large" fullWidth>
          {t('refused.action')}
        </ButtonLink>
      }
    />
  );
}
