import { useTranslation } from 'react-i18next';
import { dismissNotice, useNotices } from '@haat/app-context';
import { ToastRegion } from '@haat/ui-kit';

/** The queue of short messages. */
export function Toasts() {
  const { t } = useTranslation();
  const waiting = useNotices(({ toasts }) => toasts);
  const toasts = waiting.map(({ id, tone, textKey, values }) => ({ id, tone, text: t(textKey, { ...values }) }));
  return (
    <ToastRegion
      label={t('frame.messages')}
      closeLabel={t('close')}
      toasts={toasts}
      onDismiss={(id) => dismissNotice(Number(id))}
    />
  );
}
