// Gives every workspace project its targets from what its folder holds, so that no project repeats them:
//   lint, typecheck   every project
//   test              every project with a test file of its own (e2e journeys are run by `npm test`)
//   build             shells (a folder with react-router.config.ts)
// Libraries are source packages: what a target reads is the project's own files and those of all it depends on (`^…`).
import { readdirSync, readFileSync, existsSync } from 'node:fs';
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
  const isJourneys = existsSync(join(folder, 'playwright.config.ts'));
  const targets = {
    lint: target('eslint --ext .ts,.tsx,.mjs --no-error-on-unmatched-pattern --max-warnings 0 .', {
      env: { ESLINT_USE_FLAT_CONFIG: 'false', NODE_OPTIONS: '--disable-warning=ESLintRCWarning' },
      inputs: ['default', '^default', '{workspaceRoot}/.eslintrc.json', '{workspaceRoot}/nx.json'],
    }),
  };
  if (existsSync(join(folder, 'tsconfig.json'))) targets.typecheck = typecheck(wayUp, isShell);
  if (isShell) {
    targets.build = target('react-router build', {
      env: { NODE_ENV: 'production' },
      inputs: ['production', '^production'],
      outputs: ['{projectRoot}/build'],
    });
  } else if (!isJourneys && holdsTests(folder)) {
    targets.test = test(wayUp, name.replace('@haat/', ''));
  }
  return targets;
}

function typecheck(wayUp, isShell) {
  const check = `node ${wayUp}/node_modules/typescript-native/bin/tsc -p tsconfig.json --noEmit`;
  // A shell's generated route types come first: the checker has to see them.
  return target(isShell ? `react-router typegen && ${check}` : check, { inputs: ['default', '^default'] });
}

function test(wayUp, name) {
  const report = `test-results/units/${name}.json`;
  return target(`vitest run --reporter=default --reporter=json --outputFile.json=${wayUp}/${report}`, {
    inputs: ['default', '^production', { env: 'TEST_DATABASE_URL' }],
    outputs: [`{workspaceRoot}/${report}`],
  });
}

function target(command, { env, inputs, outputs = [] }) {
  return {
    executor: 'nx:run-commands',
    options: { command, cwd: '{projectRoot}', ...(env && { env }) },
    cache: true,
    inputs,
    outputs,
  };
}

function holdsTests(folder) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (entry.isDirectory()) return !NEVER_ENTERED.has(entry.name) && holdsTests(join(folder, entry.name));
    return TEST_FILE.test(entry.name);
  });
}
