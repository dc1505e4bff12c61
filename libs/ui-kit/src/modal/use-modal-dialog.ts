import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';

interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Opens a native dialog above the page while its component is mounted. The browser keeps the focus
 * inside, makes the rest inert and gives the focus back. Rendered on the server the dialog has the
 * attribute `open`, so that it is there without JavaScript too.
 *
 * @param onClose called on Esc, on the phone's back button and on a press beside the dialog; without it none does
 *   anything
 */
export function useModalDialog(onClose: (() => void) | undefined): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);

  // Closed while it is still in the document: only then can the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    dialog.removeAttribute('open');
    dialog.showModal();
    return () => dialog.close();
  }, []);

  return {
    ref,
    onCancel(event) {
      // The component closes by being taken away, never by itself.
      event.preventDefault();
      onClose?.();
    },
    onClose({ currentTarget: dialog }) {
      // A second Esc or a second press on the back button closes it without asking.
      if (dialog.open) return;
      if (onClose) onClose();
      else dialog.showModal();
    },
    onClick(event) {
      if (event.target === event.currentTarget) onClose?.();
    },
  };
}
