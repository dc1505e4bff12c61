import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { XIcon } from '../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

/** A button of the modal: any attribute of `Button`, so it can submit a form by `form`, `name` and `value`. */
export interface ModalAction extends Omit<ButtonProps, 'children' | 'fullWidth'> {
  readonly label: string;
}

export interface ModalProps {
  readonly title?: string;
  /** What happened, or what is asked. */
  readonly message: ReactNode;
  /** More about it: a line in smaller type. */
  readonly detail?: ReactNode;
  /** One or two buttons, the main one first. */
  readonly actions: readonly ModalAction[];
  /** Close cross, Esc, the phone's back button and a press beside the modal; without it only the buttons end it. */
  readonly onClose?: () => void;
  /** Label of the close cross; the cross is there when `onClose` is too. */
  readonly closeLabel?: string;
}

/** A question or a message that must be answered before anything else. Mount it to open it. */
export function Modal({ title, message, detail, actions, onClose, closeLabel }: ModalProps) {
  const dialog = useModalDialog(onClose);
  const id = useId();
  return (
    <dialog
      {...dialog}
      open
      aria-labelledby={title ? `${id}-title` : `${id}-message`}
      aria-describedby={title ? `${id}-message` : undefined}
      className={
        'fixed inset-0 z-50 m-auto max-h-[calc(100dvh-(--spacing(8)))] w-[calc(100%-(--spacing(8)))] ' +
        'max-w-md overflow-y-auto rounded-card bg-card text-ink shadow-float'
      }
    >
      <div className="flex flex-col gap-4 p-4">
        {/* Where large text leaves no room beside it, the cross stands above the words. */}
        <div className="flex min-w-0 flex-wrap-reverse items-end gap-x-2">
          <div className="flex room-for-words flex-col gap-2 py-2">
            {title ? (
              <h2 id={`${id}-title`} className="text-18 font-bold">
                {title}
              </h2>
            ) : null}
            <div id={`${id}-message`}>{message}</div>
            {detail ? <div className="text-14 text-ink-soft">{detail}</div> : null}
          </div>
          {onClose && closeLabel ? (
            <span className="ml-auto">
              <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
            </span>
          ) : null}
        </div>
        <div className="flex flex-col gap-2">
          {actions.map(({ label, variant, ...rest }, index) => (
            <Button key={label} fullWidth variant={variant ?? (index === 0 ? 'primary' : 'secondary')} {...rest}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </dialog>
  );
}
