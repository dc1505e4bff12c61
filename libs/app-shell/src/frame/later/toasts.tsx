import { dismissNotice, useNotices } from '@haat/app-context';
import { useTexts } from '@haat/i18n';
import { ToastRegion } from '@haat/ui-kit';

/** The queue of short messages. */
export function Toasts() {
  const { t } = useTexts();
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
