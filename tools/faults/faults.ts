// `npm run faults`: what goes wrong on real servers, done to the market on purpose. See docs/how-to/run-faults.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePostgres } from '@haat/tools/postgres-server';
import { forgetConnections } from '@haat/test-clients/call';
import { faultDatabase } from './fault-database.ts';
import { faultMarkets, type FaultMarkets } from './fault-market.ts';
import { printResult, printSummary, type Result } from './report.ts';
import { SkippedScenario, type Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { FULL, SHORT, type Sizes } from './sizes.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
});
process.exitCode = await runFaults(values);

/** Runs the scenarios one after the other, prints what came of each and answers the exit code. */
async function runFaults({ short, only }: { short: boolean; only: readonly string[] }): Promise<number> {
  const unknown = only.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no scenario ${unknown.join(', ')}. There are: ${SCENARIOS.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  const server = await makePostgres({ isDurable: true });
  if (server === null) {
    console.log('No PostgreSQL here: the faults are left out. Install postgresql.');
    return 0;
  }
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
    for (const scenario of SCENARIOS.filter(({ name }) => only.length === 0 || only.includes(name))) {
      results.push(await runScenario(scenario, markets, short ? SHORT : FULL));
    }
  } finally {
    await server.remove();
  }
  const failed = printSummary(results);
  if (failed === 0) rmSync(folder, { recursive: true, force: true });
  else console.log(`The processes' logs are in ${folder}.`);
  return failed === 0 ? 0 : 1;
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
      outcome: problems.length === 0 ? ('passed' as const) : ('failed' as const),
      seen,
      problems,
    }),
    (error: unknown) =>
      error instanceof SkippedScenario
        ? { outcome: 'left out' as const, seen: error.message, problems: [] }
        : {
            outcome: 'failed' as const,
            seen: 'it broke off',
            problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
          },
  );
  forgetConnections();
  return printResult({
    name: scenario.name,
    expected: scenario.expected,
    seconds: (performance.now() - begun) / 1000,
    ...result,
  });
}
