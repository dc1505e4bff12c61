// `npm run fuzz`, `bench` and the like: prepares what a suite runs on, then runs its script with the rest of the
// command line. The suites are projects of their own; they are reached by path because nothing is installed yet.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, root } from './prepare.mjs';
import { prepareBuilt } from './prepare-built.mjs';

const EVERY_SHELL = ['farmer', 'csc', 'business', 'shop'];

/** Each suite's script, and the shells that it needs built. */
const SUITES = {
  bench: { script: 'tools/bench/bench.ts', shells: ['farmer'] },
  check: { script: 'tools/checks/check.ts', shells: [] },
  'check:stories': { script: 'tools/storybook/check-stories.ts', shells: [] },
  faults: { script: 'tools/faults/faults.ts', shells: ['farmer'] },
  fuzz: { script: 'tools/fuzz/fuzz.ts', shells: EVERY_SHELL },
  images: { script: 'tools/deploy/images/images.ts', shells: [...EVERY_SHELL, 'desk'] },
  pictures: { script: 'tools/pictures/pictures.ts', shells: [] },
  'restore-drill': { script: 'tools/restore-drill/restore-drill.ts', shells: [] },
  season: { script: 'tools/season/season.ts', shells: ['farmer'] },
  sessions: { script: 'tools/sessions/sessions.ts', shells: ['farmer'] },
  'texts:sheet': { script: 'tools/checks/write-text-sheets.ts', shells: [] },
  'test:deep': { script: 'tools/test/test-deep.ts', shells: EVERY_SHELL },
};

const suite = SUITES[process.argv[2] ?? ''];
if (suite === undefined) {
  console.error(`Which suite? There are ${Object.keys(SUITES).join(', ')}.`);
  process.exitCode = 1;
} else if (await (suite.shells.length > 0 ? prepareBuilt(...suite.shells) : prepare())) {
  const script = join(root, suite.script);
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
}
