import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/*
 * The addresses that led here, in the browser's own order. A list opened with filters comes back with them; before
 * scripts run, and for users who arrive by a link, 'back' leads to the parent screen.
 */
let trail: readonly string[] = [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const previous = () => trail.at(-2);
const unknown = () => undefined;

/** Where 'back' leads: the page before this one, or the given screen above. */
export function useBackAddress(above: string): string {
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  const here = pathname + search;
  useEffect(() => {
    trail = trailAfter(trail, here, kind);
    for (const listener of listeners) listener();
  }, [here, kind]);
  return useSyncExternalStore(subscribe, previous, unknown) ?? above;
}

const LONGEST_TRAIL = 50;

/** The trail after arriving somewhere. Going to the page before, by link or by the browser, is going back. */
export function trailAfter(
  before: readonly string[],
  here: string,
  kind: 'POP' | 'PUSH' | 'REPLACE',
): readonly string[] {
  if (before.at(-1) === here) return before;
  const known = before.lastIndexOf(here);
  if (known >= 0 && (kind === 'POP' || known === before.length - 2)) return before.slice(0, known + 1);
  const kept = kind === 'REPLACE' ? before.slice(0, -1) : before;
  return [...kept, here].slice(-LONGEST_TRAIL);
}
