import { useSyncExternalStore } from 'react';

/** From here on a screen is a counter's, with two columns (`lg:`). */
const COUNTER = '(min-width: 64rem)';

/** Whether the screen is as wide as a counter's; on the server it is a phone's. */
export function useCounterWidth(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(COUNTER).matches,
    () => false,
  );
}

function watchWidth(changed: () => void): () => void {
  const width = matchMedia(COUNTER);
  width.addEventListener('change', changed);
  return () => width.removeEventListener('change', changed);
}
