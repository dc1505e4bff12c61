import { join } from 'node:path';
import { root, runNode } from '../start/commands.ts';
import { ensureIndicFonts, findOrInstallBrowser, findOrInstallHeadlessShell } from './browser.ts';
import { startTestPostgres } from './postgres.ts';

/**
 * `node tools/test/with-services.ts FOLDER SCRIPT [ARGUMENT …]`: runs a test runner in a folder of the repository with
 * what `npm test` gives it: browsers, fonts of the six languages and a PostgreSQL of its own.
 */
const [folder = '.', script = '', ...given] = process.argv.slice(2);
const postgres = await startTestPostgres();
const stop = async () => postgres?.stop();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().then(() => process.exit(130)));
try {
  ensureIndicFonts();
  const { code } = await runNode([join(root, script), ...given], {
    folder: join(root, folder),
    environment: {
      CHROMIUM_PATH: findOrInstallBrowser(),
      HEADLESS_SHELL_PATH: findOrInstallHeadlessShell(),
      TEST_DATABASE_URL: postgres?.address,
      DATABASE_URL: undefined,
    },
  });
  process.exitCode = code;
} finally {
  await stop();
}
