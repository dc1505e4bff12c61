/** The root route of every shell, as the browser has it; a shell's `app/root.tsx` hands it on and adds its theme. */
export { Layout } from './document.tsx';
export { Root } from './root-screen.tsx';
export { RootErrorBoundary as ErrorBoundary } from './failures/root-error-boundary.tsx';
import { keepScreenOnFailure } from './failures/keep-screen-on-failure.ts';
import { loadErrorTexts } from './failures/load-error-texts.ts';

/** In the browser, around everything that is sent. */
export const clientMiddleware = [keepScreenOnFailure, loadErrorTexts];
