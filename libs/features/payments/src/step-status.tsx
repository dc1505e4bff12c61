import { useTranslation } from 'react-i18next';
import { Status } from '@haat/ui-kit';
import type { PayView } from './payments.data.ts';

/** How the payment stands, and what comes next. */
export function StepStatus({ step, kind }: Pick<PayView, 'step' | 'kind'>) {
  const { t } = useTranslation('payments');
  switch (step) {
    case 'pay':
      return <Status tone="info" title={t('next.title')} detail={kind === 'csc' ? t('next.csc') : t('next.text')} />;
    case 'again':
      return <Status tone="danger" title={t('again.title')} detail={t('again.text')} />;
    case 'spent':
      return <Status tone="danger" title={t('spent.title')} detail={t('spent.text')} />;
    case 'pending':
      return <Status tone="warning" title={t('pending.title')} detail={t('pending.text')} />;
    case 'paid':
      return <Status tone="success" title={t('paid.title')} detail={t('paid.text')} />;
    case 'closed':
      return <Status tone="neutral" title={t('closed.title')} detail={t('closed.text')} />;
  }
}
