import { PUSH_PATHS } from '@haat/app-context';
import type { KeepMessage } from './kept-copy.ts';

/**
 * Has the phone's worker keep a copy of a page for times without a network; brings the worker with the first one.
 * @param path with its query
 */
export async function keepPage(path: string): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(PUSH_PATHS.worker, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: path } satisfies KeepMessage);
}
