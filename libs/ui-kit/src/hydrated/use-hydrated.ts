import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False in the server's HTML and until React has taken it over, true from then on: so a component first shows
 * what HTML alone can do, and then what needs the browser.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
