import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';

/** Who looks at a page for less was on the way to another: it costs no byte. Milliseconds. */
const LOOKED_AT_MS = 8_000;

/**
 * Keeps a copy of the screen on the phone when it is one that people come back to, once it has been looked at for a
 * while. Nothing of it is asked for before, nor in a host app. See
 * docs/domain/application.md#pages-without-a-network.
 */
export function useKeptPage(isKept: NonNullable<ScreenHandle['isKept']>): void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    if (!isKept) return;
    const timer = setTimeout(
      () => void import('./keep-page.ts').then(({ keepPage }) => keepPage(path, isKept)).catch(() => undefined),
      LOOKED_AT_MS,
    );
    return () => clearTimeout(timer);
  }, [isKept, path]);
}
