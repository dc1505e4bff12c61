// `npm run restore-drill`: a market is destroyed while orders come in, and restored. See docs/how-to/restore.md.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { postgresPrograms } from '@haat/tools/postgres-programs';
import { ARCHIVE_TIMEOUT_SECONDS } from './archive.ts';
import { runDrill, type DrillResult } from './run-drill.ts';

const WAYS = ['archive', 'synchronous'] as const;
type Way = (typeof WAYS)[number];

/** What may be lost at most, seconds of orders: with the archive alone, a segment and the time to store it. */
const MOST_SECONDS: Readonly<Record<Way, number>> = { archive: 5, synchronous: 0 };

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
});
process.exitCode = await main(values);

async function main({ short, only }: { short: boolean; only?: string | undefined }): Promise<number> {
  const ways = WAYS.filter((way) => only === undefined || way === only);
  if (ways.length === 0) {
    console.error(`There is no way ${only}. There are: ${WAYS.join(', ')}.`);
    return 1;
  }
  const programs = postgresPrograms();
  const missing = ['pgbackrest', 'pg_receivewal'].filter((name) => programs?.find(name) === undefined);
  if (programs === null || missing.length > 0) {
    console.error(
      `Left out, and not passed: no ${programs === null ? 'PostgreSQL' : missing.join(', ')} here. ` +
        'Install postgresql and pgbackrest.',
    );
    return 1;
  }
  let failed = 0;
  for (const way of ways) {
    const isSynchronous = way === 'synchronous';
    const result = await runDrill(programs, { isSynchronous, orderingMs: short ? 4_000 : 20_000, farmers: 4 });
    const problems = problemsOf(way, result);
    failed += problems.length;
    print(way, result, problems);
  }
  return failed === 0 ? 0 : 1;
}

function problemsOf(way: Way, { acknowledged, loss, problems }: DrillResult): string[] {
  const tooMuch = loss.orders > 0 && loss.seconds > MOST_SECONDS[way];
  return [
    ...problems,
    ...(acknowledged === 0 ? ['no order was acknowledged'] : []),
    ...(tooMuch ? [`more was lost than ${MOST_SECONDS[way]} s of orders`] : []),
  ];
}

function print(way: Way, { acknowledged, loss, seconds, waited }: DrillResult, problems: readonly string[]): void {
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`\n${problems.length === 0 ? 'passed' : 'failed'}    ${way}`);
  const often = way === 'archive' ? `, archived every ${ARCHIVE_TIMEOUT_SECONDS} s` : '';
  console.log(
    `  lost      ${loss.orders} of ${acknowledged} acknowledged orders, the last ${loss.seconds.toFixed(1)} s of ` +
      `them (aim ${MOST_SECONDS[way]} s${often})`,
  );
  console.log(
    `  took      ${seconds.whole.toFixed(1)} s until the next order, of it ${seconds.restore.toFixed(1)} s for the ` +
      'files of the database, keys and photographs',
  );
  console.log(`  archive   full for a while: ${waited} segments waited, then it took them; orders went on`);
  console.log(`  load      ${load.join(', ')} (1, 5, 15 minutes)`);
  for (const problem of problems) console.log(`  problem   ${problem}`);
}
