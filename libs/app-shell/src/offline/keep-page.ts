import type { KeepMessage } from './kept-copy.ts';

/** The phone's worker; the same as `PUSH_PATHS.worker`, which this part need not bring. */
export const WORKER = '/worker.js';

/**
 * Has the phone's worker keep a copy of a page for times without a network; brings the worker with the first one.
 * Nothing where the browser has no workers or saves data, nor under the development server.
 * @param path with its query
 * @param how `with-others`: only where the worker is there already
 */
export async function keepPage(path: string, how: true | 'with-others'): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const { serviceWorker } = navigator;
  if (how === 'with-others' && serviceWorker.controller === null) return;
  await serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: path } satisfies KeepMessage);
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
