import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { PUSH_PATHS } from '@haat/app-context';

const WORKER = join(import.meta.dirname, '../offline/worker/worker.ts');

/**
 * Builds the phone's worker into one file at the shell's root: a worker answers for the folder that it comes from. It
 * is built apart from the pages, whose files hold what no worker has.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: PUSH_PATHS.worker.slice(1), source: await workerScript() });
    },
  };
}

/** @throws Error when the worker is not one file */
async function workerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: WORKER, output: { format: 'es', codeSplitting: false } } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('The worker was not built.');
  const [script, ...others] = output.output;
  if (others.length > 0 || script.imports.length > 0) throw new Error('The worker has to be one file.');
  return script.code;
}
