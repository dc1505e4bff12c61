import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PUSH_PATHS } from '@haat/app-context';

/** Builds the phone's worker into one file at the shell's root: a worker answers for the folder that it comes from. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, '../offline/worker/worker.ts'),
        fileName: PUSH_PATHS.worker.slice(1),
      });
    },
  };
}
