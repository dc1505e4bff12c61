import { useTranslation } from 'react-i18next';
import { dismissNotice, useNotices } from '@haat/app-context';
import { Modal } from '@haat/ui-kit';

/**
 * The pop-up error modal: a message, an optional detail, a close cross if allowed, one okay button. See
 * docs/domain/application.md#error-dialog.
 */
export function ErrorModal() {
  const { t } = useTranslation();
  const modal = useNotices(({ modals }) => modals[0]);
  if (!modal) return null;
  const { id, textKey = 'main:default_error_msg', values, detailKey, closable = true, okayKey = 'main:okay' } = modal;
  const close = () => dismissNotice(id);
  return (
    <Modal
      key={id}
      message={t(textKey, { ...values })}
      detail={detailKey === undefined ? undefined : t(detailKey, { ...values })}
      actions={[{ label: t(okayKey), onClick: close }]}
      {...(closable ? { onClose: close, closeLabel: t('close') } : {})}
    />
  );
}
