// What a command does first that works on built shells: what every command does, then building what changed.
import { prepare } from './prepare.mjs';

/** Resolves to true under the project's own Node, with everything installed and the named shells built. */
export async function prepareBuilt(...shells) {
  if (!(await prepare())) return false;
  const { runTargets } = await import('./commands.ts');
  const { code } = await runTargets(
    ['build'],
    shells.map((name) => `@haat/${name}`),
  );
  if (code === 0) return true;
  process.exitCode = code;
  return false;
}
