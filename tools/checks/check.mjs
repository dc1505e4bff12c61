// `npm run check`: lint (with the layers), types, texts and citations of the whole workspace, without running anything of it.
import { prepare } from '../start/prepare.mjs';

if (await prepare()) {
  const { runChecks } = await import('./run-checks.ts');
  process.exitCode = await runChecks();
}
