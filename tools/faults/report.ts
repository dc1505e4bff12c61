/** Result of a scenario. */
export interface Result {
  readonly name: string;
  readonly expected: string;
  readonly outcome: 'passed' | 'failed' | 'left out';
  readonly seen: string;
  readonly problems: readonly string[];
  readonly seconds: number;
}

/** Most problems that are printed of one scenario. */
const MOST_PROBLEMS = 12;

/** Prints one scenario's row of the table, and answers it. */
export function printResult(result: Result): Result {
  const { name, expected, outcome, seen, problems, seconds } = result;
  console.log(`\n${outcome.padEnd(8)}  ${name}  (${seconds.toFixed(0)} s)`);
  console.log(`  expected  ${expected}`);
  console.log(`  seen      ${seen}`);
  for (const problem of problems.slice(0, MOST_PROBLEMS)) console.log(`  problem   ${problem}`);
  if (problems.length > MOST_PROBLEMS) console.log(`  problem   … and ${problems.length - MOST_PROBLEMS} more`);
  return result;
}

/** Prints the last line, and answers how many failed. */
export function printSummary(results: readonly Result[]): number {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const [passed, failed, leftOut] = [count('passed'), count('failed'), count('left out')];
  console.log(`\nFaults: ${passed} passed, ${failed} failed${leftOut > 0 ? `, ${leftOut} left out` : ''}`);
  return failed;
}
