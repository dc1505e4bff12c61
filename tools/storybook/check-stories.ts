import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureIndicFonts, findOrInstallBrowser, findOrInstallHeadlessShell } from '@haat/tools/browser';
import { root, runNode } from '@haat/tools/commands';

const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');

/** The two rounds: `variants` is ALL_VARIANTS, `preferences` is PREFERENCE_VARIANTS (`story-variant.ts`). */
const ROUNDS = { variants: { STORY_VARIANTS: 'all' }, preferences: { STORY_PREFERENCES: 'all' } } as const;

/**
 * `npm run check:stories [-- --only variants|preferences] [--shard 1/3]`: every story in six languages at both text
 * sizes in the farmer's theme and in four variants of each other theme; then in four for people who asked for less
 * motion and more contrast. The second round also runs after the first failed. `--shard` runs one share of the files.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, shard: { type: 'string' } } });
const environment = { CHROMIUM_PATH: findOrInstallBrowser(), HEADLESS_SHELL_PATH: findOrInstallHeadlessShell() };
ensureIndicFonts();
const chosen = Object.entries(ROUNDS).filter(([name]) => values.only === undefined || values.only === name);
if (chosen.length === 0) throw new Error(`There is no round "${values.only}".`);
const codes: number[] = [];
for (const [, selection] of chosen) {
  const shard = values.shard === undefined ? [] : [`--shard=${values.shard}`];
  // Nothing else runs meanwhile: every processor runs stories.
  const { code } = await runNode(
    [VITEST, 'run', '-c', 'tools/storybook/vitest.config.ts', '--maxWorkers=100%', ...shard],
    { environment: { ...environment, ...selection } },
  );
  codes.push(code);
}
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
