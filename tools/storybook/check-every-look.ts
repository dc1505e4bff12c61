import { join } from 'node:path';
import { root, runNode } from '../start/commands.ts';
import { ensureIndicFonts, findOrInstallBrowser } from '../test/browser.ts';

const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');

/** Goes through all looks and then those with wishes, also after one part failed, and returns the exit code. */
export async function checkEveryLook(): Promise<number> {
  const environment = { CHROMIUM_PATH: findOrInstallBrowser() };
  ensureIndicFonts();
  // Nothing else runs meanwhile: every processor looks at stories.
  const run = (asked: Record<string, string>) =>
    runNode([VITEST, 'run', '-c', 'tools/storybook/vitest.config.ts', '--maxWorkers=100%'], {
      environment: { ...environment, ...asked },
    });
  const results = [await run({ STORY_LOOKS: 'all' }), await run({ STORY_WISHES: 'all' })];
  return results.every(({ code }) => code === 0) ? 0 : 1;
}
