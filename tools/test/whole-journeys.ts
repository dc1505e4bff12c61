import { join } from 'node:path';
import { root, runNode } from '../start/commands.ts';
import { ensureIndicFonts, findOrInstallBrowser, findOrInstallHeadlessShell } from './browser.ts';
import { startTestPostgres } from './postgres.ts';

const PLAYWRIGHT = join(root, 'node_modules', '@playwright', 'test', 'cli.js');

/**
 * Every journey in each of its shells and languages, on the shells as they are built, with a PostgreSQL of its own.
 * `npm test` runs the same journeys as samples (`sample.ts`).
 */
const postgres = await startTestPostgres();
const stop = async () => postgres?.stop();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().then(() => process.exit(130)));
try {
  ensureIndicFonts();
  const { code } = await runNode([PLAYWRIGHT, 'test'], {
    folder: join(root, 'apps', 'e2e'),
    environment: {
      CHROMIUM_PATH: findOrInstallBrowser(),
      HEADLESS_SHELL_PATH: findOrInstallHeadlessShell(),
      TEST_DATABASE_URL: postgres?.address,
      DATABASE_URL: undefined,
      TEST_DEPTH: 'deep',
    },
  });
  process.exitCode = code;
} finally {
  await stop();
}
