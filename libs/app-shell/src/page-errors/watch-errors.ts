import { isRouteErrorResponse } from 'react-router';

/** Errors that one page tells at most. */
const MOST_ERRORS = 5;

let told = 0;

/**
 * Tells the shell of an error, where it has a service for that; what tells it is loaded with the first one. A failed
 * call was told by the shell, and a line that is away is no error.
 */
export function tellError(error: unknown): void {
  const { errors: requestId } = document.documentElement.dataset;
  if (requestId === undefined || isRouteErrorResponse(error) || (told += 1) > MOST_ERRORS || !navigator.onLine) return;
  // Without a line there is nothing to load it by, and nowhere to tell it.
  import('./report-error.ts').then(
    ({ reportError }) => reportError(error, requestId),
    () => undefined,
  );
}

/** Watches what nothing on the page catches. */
export function watchErrors(): void {
  addEventListener('error', ({ error }: ErrorEvent) => void (error && tellError(error)));
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
}
