import { ErrorModal } from './error-modal.tsx';
import { Toasts } from './toasts.tsx';

/** What is said over the screen: short messages, and what went wrong. Nothing is said before something was pressed. */
export function Notices() {
  return (
    <>
      <Toasts />
      <ErrorModal />
    </>
  );
}
