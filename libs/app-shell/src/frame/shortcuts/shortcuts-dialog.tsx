import { useTranslation } from 'react-i18next';
import { Checkbox, Modal } from '@haat/ui-kit';
import { SHORTCUTS, type Shortcut } from './shortcut-list.ts';

export interface ShortcutsDialogProps {
  /** Whether shortcuts work on this device. */
  readonly areOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** Every keyboard shortcut with its keys, and a switch to turn them all off. */
export function ShortcutsDialog({ areOn, onTurn, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      title={t('shortcuts.title')}
      message={
        <>
          <ul className="divide-y divide-line">
            {SHORTCUTS.map((shortcut) => (
              <li key={shortcut.act} className="flex min-h-12 items-center justify-between gap-4">
                <span className="min-w-0">{t(shortcut.textKey)}</span>
                <Keys presses={shortcut.presses} />
              </li>
            ))}
          </ul>
          <Checkbox label={t('shortcuts.use')} checked={areOn} onChange={(event) => onTurn(event.target.checked)} />
        </>
      }
      actions={[{ label: t('okay'), onClick: onClose }]}
      onClose={onClose}
      closeLabel={t('close')}
    />
  );
}

/** Keys as they lie on the keyboard, one after the other. */
function Keys({ presses }: Pick<Shortcut, 'presses'>) {
  const { t } = useTranslation();
  return (
    <span className="flex shrink-0 items-center gap-2">
      {presses.map(({ code, label }, index) => (
        <span key={code} className="flex items-center gap-2">
          {index > 0 ? t('shortcuts.then') : null}
          <kbd
            className={
              'grid size-8 place-items-center rounded-control border-2 border-edge bg-paper font-sans font-bold'
            }
          >
            {label}
          </kbd>
        </span>
      ))}
    </span>
  );
}
