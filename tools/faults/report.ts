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

/** Result of a scenario that cannot be run here. @param why what is missing, and how it is had */
export function leftOut({ name, expected }: Pick<Result, 'name' | 'expected'>, why: string): Result {
  return { name, expected, outcome: 'left out', seen: why, problems: [], seconds: 0 };
}

/** Numbers of scenarios, as `npm test` counts them (`SuiteReport` of `tools/test/results.ts`). */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly leftOut: number;
}

/** How many came to what. */
export function countsOf(results: readonly Result[]): Counts {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), leftOut: count('left out') };
}

/** The last line. */
export function summaryOf({ passed, failed, leftOut: missing }: Counts): string {
  return `Faults: ${passed} passed, ${failed} failed${missing > 0 ? `, ${missing} left out` : ''}`;
}
