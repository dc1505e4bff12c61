import { runNode, runTargets } from '../start/commands.ts';

/** Runs every check, also after one failed, and returns the exit code. */
export async function runChecks(): Promise<number> {
  const results = [
    await runTargets(['lint', 'typecheck']),
    await runNode(['tools/checks/check-texts.ts']),
    await runNode(['tools/checks/citations/check-citations.ts']),
  ];
  return results.every(({ code }) => code === 0) ? 0 : 1;
}
