// Targets that no published plugin infers for this workspace. Decision 031 says why each stays, and until when.
//   typecheck   every project with a tsconfig.json: TypeScript's native compiler, after a shell's route types
//   test        every project with a test file of its own and no vitest config that would say otherwise
//   start       a shell: its own server instead of react-router-serve
// Libraries are source packages: what a target reads is the project's own files and those of all it depends on (`^…`).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const TEST_FILE = /\.test\.(ts|tsx|mjs)$/;
const NEVER_ENTERED = new Set(['node_modules', 'build', '.react-router', 'storybook-static']);

/** @type {import('@nx/devkit').CreateNodesV2} */
export const createNodesV2 = [
  '{apps,libs,tools}/**/package.json',
  (packageFiles, _options, { workspaceRoot }) =>
    packageFiles.map((packageFile) => {
      const root = dirname(packageFile);
      return [packageFile, { projects: { [root]: { root, targets: targetsOf(workspaceRoot, root) } } }];
    }),
];

/**
 * @param {string} workspaceRoot absolute path of the repository
 * @param {string} root the project's folder, relative to it
 */
export function targetsOf(workspaceRoot, root) {
  const folder = join(workspaceRoot, root);
  const wayUp = relative(root, '.');
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const isShell = existsSync(join(folder, 'react-router.config.ts'));
  const targets = {};
  if (existsSync(join(folder, 'tsconfig.json'))) targets.typecheck = typecheck(wayUp, isShell);
  if (isShell) targets.start = { command: 'node server.ts', continuous: true, options: { cwd: root } };
  if (!isShell && holdsTests(folder)) targets.test = test(wayUp, name.replace('@haat/', ''));
  return targets;
}

function typecheck(wayUp, isShell) {
  const check = `node ${wayUp}/node_modules/typescript-native/bin/tsc -p tsconfig.json --noEmit`;
  // A shell's generated route types come first: the checker has to see them.
  return target(isShell ? `react-router typegen && ${check}` : check, { inputs: ['default', '^default'] });
}

function test(wayUp, name) {
  const report = `test-results/units/${name}.json`;
  // Generous: a machine that is busy with other suites is several times slower. Speed has benchmarks.
  const waits = '--testTimeout=300000 --hookTimeout=600000 --expect.poll.timeout=60000';
  return target(`vitest run ${waits} --reporter=default --reporter=json --outputFile.json=${wayUp}/${report}`, {
    inputs: ['default', '^production', 'postgres'],
    outputs: [`{workspaceRoot}/${report}`],
  });
}

function target(command, { inputs, outputs = [] }) {
  return {
    executor: 'nx:run-commands',
    options: { command, cwd: '{projectRoot}' },
    cache: true,
    inputs,
    outputs,
  };
}

/** A folder below with a package.json is a project of its own. */
function holdsTests(folder) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (!entry.isDirectory()) return TEST_FILE.test(entry.name);
    const below = join(folder, entry.name);
    return !NEVER_ENTERED.has(entry.name) && !existsSync(join(below, 'package.json')) && holdsTests(below);
  });
}
