import { useId, type ReactNode } from 'react';
import { XIcon } from '../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useModalDialog } from '../modal/use-modal-dialog.ts';

export interface BottomSheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays at the bottom while the rest scrolls: the button that applies. */
  readonly footer?: ReactNode;
}

/** A sheet from the bottom edge, within reach of the thumb: filters, order, packs. Mount it to open it. */
export function BottomSheet({ title, closeLabel, onClose, children, footer }: BottomSheetProps) {
  const dialog = useModalDialog(onClose);
  const titleId = `${useId()}-title`;
  return (
    <dialog
      {...dialog}
      open
      aria-labelledby={titleId}
      className={
        'fixed inset-x-0 top-auto bottom-0 z-50 mx-auto max-h-[85dvh] w-full max-w-2xl overflow-hidden ' +
        'rounded-t-card bg-card text-ink shadow-float'
      }
    >
      <div className="flex max-h-[85dvh] flex-col">
        <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-2 pl-4">
          <h2 id={titleId} className="min-w-0 py-2 text-18 font-bold">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
        </div>
        <div
          role="group"
          aria-labelledby={titleId}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text must scroll by keyboard, too
          tabIndex={0}
          className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4 -outline-offset-4"
        >
          {children}
        </div>
        {footer ? <div className="border-t border-line p-4">{footer}</div> : null}
      </div>
    </dialog>
  );
}
