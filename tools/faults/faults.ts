// `npm run faults`: what goes wrong on real servers, done to the market on purpose. See docs/how-to/run-faults.md.
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePostgres } from '@haat/tools/postgres-server';
import { forgetConnections } from '@haat/test-clients/call';
import { faultDatabase } from './fault-database.ts';
import { faultMarkets, type FaultMarkets } from './fault-market.ts';
import { countsOf, leftOut, printResult, summaryOf, type Result } from './report.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { FULL, SHORT, type Sizes } from './sizes.ts';
import { SkippedScenario } from './skipped-scenario.ts';

interface FaultOptions {
  readonly short: boolean;
  readonly only: readonly string[];
  /** Where the numbers are written, for `npm test`. */
  readonly report?: string | undefined;
  /** What is left out fails the run, too. */
  readonly whole: boolean;
  /** Decides how the gateway deals its answers out; another each time when not given, but in short. */
  readonly seed?: string | undefined;
}

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    report: { type: 'string' },
    whole: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});
process.exitCode = await runFaults(values);

/** Runs the scenarios one after the other, prints what came of each and answers the exit code. */
async function runFaults({ short, only, report, whole, seed }: FaultOptions): Promise<number> {
  const unknown = only.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no scenario ${unknown.join(', ')}. There are: ${SCENARIOS.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  const chosen = SCENARIOS.filter(({ name, isLong = false }) =>
    only.length === 0 ? !(short && isLong) : only.includes(name),
  );
  const sizes = short ? SHORT : { ...FULL, seed: randomInt(2 ** 31) };
  const results = await runOnPostgres(chosen, seed === undefined ? sizes : { ...sizes, seed: Number(seed) });
  const counts = countsOf(results);
  console.log(`\n${summaryOf(counts)}`);
  if (report !== undefined) {
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify(counts));
  }
  return counts.failed === 0 && (!whole || counts.leftOut === 0) ? 0 : 1;
}

async function runOnPostgres(chosen: readonly Scenario[], sizes: Sizes): Promise<Result[]> {
  const server = await makePostgres({ isDurable: true });
  if (server === null)
    return chosen.map((scenario) => printResult(leftOut(scenario, 'no PostgreSQL here: install postgresql')));
  const folder = mkdtempSync(join(tmpdir(), 'haat-faults-'));
  const database = faultDatabase(server);
  const markets = faultMarkets(database, folder);
  leaveNothingBehind(async () => {
    // A frozen server does not even hear that it shall stop.
    database.thaw();
    await server.remove();
  });
  const results: Result[] = [];
  try {
    if (!(await server.start())) throw new Error('PostgreSQL did not start.');
    for (const scenario of chosen) results.push(await runScenario(scenario, markets, sizes));
  } finally {
    await server.remove();
  }
  if (countsOf(results).failed === 0) rmSync(folder, { recursive: true, force: true });
  else console.log(`The processes' logs are in ${folder}.`);
  return results;
}

/** An interrupted run ends its database; the processes of its markets end with it. */
function leaveNothingBehind(cleanUp: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanUp().then(() => process.exit(130)));
  }
}

async function runScenario(scenario: Scenario, markets: FaultMarkets, sizes: Sizes): Promise<Result> {
  const begun = performance.now();
  const result = await scenario.run(markets, sizes).then(
    ({ seen, problems }) => ({
      ...scenario,
      outcome: problems.length === 0 ? ('passed' as const) : ('failed' as const),
      seen,
      problems,
    }),
    (error: unknown) =>
      error instanceof SkippedScenario
        ? leftOut(scenario, error.message)
        : {
            ...scenario,
            outcome: 'failed' as const,
            seen: 'it broke off',
            problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
          },
  );
  forgetConnections();
  return printResult({ ...result, seconds: (performance.now() - begun) / 1000 });
}
