// `npm test`: everything there is to check, on one machine, in one go.
import { prepare } from '../start/prepare.mjs';

if (await prepare()) {
  const { runEverything } = await import('./run-everything.ts');
  process.exitCode = await runEverything();
}
