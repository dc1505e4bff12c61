import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';

/** Who looks at a page for less was on the way to another: it costs no byte. Milliseconds. */
const LOOKED_AT_MS = 3_000;

/**
 * Keeps a copy of the screen on the phone when it is one that people come back to, once it has been looked at for a
 * while. Nothing of it is asked for before, nor in a host app, nor by a browser that saves data. See
 * docs/domain/application.md#pages-without-a-network.
 */
export function useKeptPage(isKept: NonNullable<ScreenHandle['isKept']>): void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    if (!isKept || !import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
    if (isKept === 'with-others' && navigator.serviceWorker.controller === null) return;
    const timer = setTimeout(
      () => void import('./keep-page.ts').then(({ keepPage }) => keepPage(path)).catch(() => undefined),
      LOOKED_AT_MS,
    );
    return () => clearTimeout(timer);
  }, [isKept, path]);
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
