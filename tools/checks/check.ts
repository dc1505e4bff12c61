import { runNode, runTargets } from '@haat/tools/commands';

/** `npm run check`: lint (with the layers), types, texts and citations of the workspace; none of it is started. */
const results = [
  await runTargets(['lint-tree', 'lint-types', 'typecheck']),
  await runNode(['tools/checks/check-texts.ts']),
];
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
