import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { root } from '@haat/tools/commands';
import { StartError } from '@haat/tools/ports';
import type { TestMarket } from '@haat/backend-testing';

/** A backend with the sample market, in a process of its own. */
export interface FuzzedBackend {
  readonly market: TestMarket;
  readonly pid: number;
  /** Says how the process ended, or null while it runs. */
  ending(): string | null;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 300_000;

/**
 * Starts the backend on a database of its own: on the PostgreSQL at `databaseUrl`, else embedded and in memory.
 * @throws StartError when it does not start
 */
export async function openBackend({
  databaseUrl,
  logFile,
}: {
  databaseUrl: string | null;
  logFile: string;
}): Promise<FuzzedBackend> {
  const child = fork(join(root, 'apps/backend/tests/test-market.ts'), [], {
    cwd: join(root, 'apps/backend'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', TEST_LOG_LEVEL: 'error', TEST_DATABASE_URL: databaseUrl ?? '' },
  });
  const log = createWriteStream(logFile, { flags: 'a' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  let ending: string | null = null;
  const ended = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => {
      ending = `ended with ${signal ?? `code ${code}`}`;
      log.end();
      resolve();
    });
  });
  const market = await new Promise<TestMarket>((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS);
    child.once('message', (message) => {
      clearTimeout(late);
      resolve(message as TestMarket);
    });
    child.once('close', () => {
      clearTimeout(late);
      reject(new StartError(`The backend did not start: see ${logFile}.`));
    });
  });
  return {
    market,
    pid: child.pid ?? 0,
    ending: () => ending,
    async stop() {
      if (ending === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
