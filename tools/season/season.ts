// `npm run season`: as many people as this machine holds, then ten times as many. See docs/scaling.md#a-season.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePostgres, type PostgresServer } from '@haat/tools/postgres-server';
import { openBooks } from './books.ts';
import { P95_MS, recoveryOf, summaryOf, type Answered, type Summary } from './figures.ts';
import { gather } from './people.ts';
import { openMarket } from './season-market.ts';
import { highestRate, season, watchMemory } from './steps.ts';

/** How long each step takes, milliseconds. */
interface Lengths {
  readonly attempt: number;
  readonly halvings: number;
  readonly hold: number;
  readonly crowd: number;
  readonly recovery: number;
  readonly memory: number;
}

const FULL: Lengths = {
  ...{ attempt: 20_000, halvings: 4, hold: 600_000, crowd: 30_000, recovery: 60_000, memory: 3_600_000 },
};
const SHORT: Lengths = {
  ...{ attempt: 5_000, halvings: 2, hold: 30_000, crowd: 10_000, recovery: 40_000, memory: 120_000 },
};
const TIMES = 10;
const RECOVERED_WITHIN_SECONDS = 30;
/** Waits vary: after the crowd they are as before when they are no more than so many times as long. */
const AS_BEFORE = 1.5;
const FARMERS_EACH = 6;
/** More than this in an hour is a leak, megabytes; the short form sees minutes, which say nothing of an hour. */
const MOST_GROWTH = 30;
const LEAST_JUDGED_MS = 900_000;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    rate: { type: 'string' },
    'memory-minutes': { type: 'string' },
  },
});
process.exitCode = await main();

async function main(): Promise<number> {
  const server = await makePostgres({ isDurable: true });
  if (server === null) {
    console.error('Left out, and not passed: no PostgreSQL here. Install postgresql.');
    return 1;
  }
  const folder = mkdtempSync(join(tmpdir(), 'haat-season-'));
  const lengths = values.short ? SHORT : FULL;
  const minutes = values['memory-minutes'];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void server.remove().then(() => process.exit(130)));
  try {
    if (!(await server.start())) throw new Error('PostgreSQL did not start.');
    const memory = minutes === undefined ? lengths.memory : Number(minutes) * 60_000;
    const problems = await run(server, folder, { ...lengths, memory });
    for (const problem of problems) console.log(`problem   ${problem}`);
    console.log(problems.length === 0 ? '\nSeason: passed' : `\nSeason: ${problems.length} problems`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(server: PostgresServer, folder: string, lengths: Lengths): Promise<string[]> {
  await using market = await openMarket(server.address, folder);
  await using cleanUp = new AsyncDisposableStack();
  const books = await openBooks(server.address);
  cleanUp.defer(() => books.close());
  await books.stockUp();
  const districts = await books.districts();
  const chance = Math.random;
  const people = await gather(market, districts, { farmersEach: FARMERS_EACH, chance });
  const come = (perSecond: number, milliseconds: number) => season(people, perSecond, milliseconds, chance);
  const problems: string[] = [];
  console.log(`${districts.length} districts, ${availableParallelism()} cores; load is of 1, 5 and 15 minutes`);

  const named = values.rate;
  const rate =
    named === undefined
      ? await highestRate(
          (perSecond) => come(perSecond, lengths.attempt),
          lengths.halvings,
          ({ perSecond, summary }) => print(`${perSecond}/s`, summary),
        )
      : Number(named);
  if (rate === 0) return [`no rate is held: this machine is too busy. ${loadNow()}`];

  const held = await come(rate, lengths.hold);
  print(`hold ${rate}/s`, summaryOf(held));
  problems.push(...wrongOf('at the rate that is held', held));

  const crowd = await come(rate * TIMES, lengths.crowd);
  print(`crowd ${rate * TIMES}/s`, summaryOf(crowd));
  problems.push(...wrongOf('in the crowd', crowd));
  const after = await come(rate, lengths.recovery);
  const recovered = recoveryOf(after, lengths.recovery, Math.max(P95_MS, AS_BEFORE * summaryOf(held).most));
  print(`after, normal again within ${recovered ?? '?'} s`, summaryOf(after));
  if (recovered === null || recovered > RECOVERED_WITHIN_SECONDS)
    problems.push(`not as before within ${RECOVERED_WITHIN_SECONDS} s of the crowd`);

  const half = Math.max(1, Math.round(rate / 2));
  const grown = await watchMemory(market, lengths.memory, come(half, lengths.memory));
  for (const [name, { growth, last }] of Object.entries(grown)) {
    console.log(
      `memory    ${name} ${last.toFixed(0)} MB, ${grownWords(growth, lengths.memory)} at ${half}/s; ${loadNow()}`,
    );
    if (lengths.memory >= LEAST_JUDGED_MS && growth > MOST_GROWTH) problems.push(`the memory of ${name} grows`);
  }

  const lost = await books.lost(people.acknowledged);
  console.log(`orders    ${people.acknowledged.length} acknowledged, ${lost.length} lost`);
  if (lost.length > 0) problems.push(`${lost.length} acknowledged orders are not there`);
  return [...problems, ...(await books.problems())];
}

/** A process that has just begun takes what it needs: a few minutes say nothing of an hour. */
function grownWords(growth: number, milliseconds: number): string {
  if (milliseconds < LEAST_JUDGED_MS) return `looked at for ${(milliseconds / 60_000).toFixed(1)} minutes`;
  return `${growth.toFixed(1)} MB an hour more`;
}

/** Answers that are neither good nor a clear refusal, by what they were. */
function wrongOf(when: string, answers: readonly Answered[]): string[] {
  const wrong = answers.filter(({ outcome }) => outcome === 'wrong');
  const kinds = Map.groupBy(wrong, ({ kind, words }) => `${kind}: ${words}`);
  return [...kinds].map(([what, all]) => `${when}: ${all.length} × ${what}`);
}

function print(step: string, { count, good, turnedAway, wrong, half, most }: Summary): void {
  console.log(
    `${step}: ${count} came, ${good} answered (half within ${half.toFixed(0)} ms, 95 of 100 within ` +
      `${most.toFixed(0)} of ${P95_MS} ms), ${turnedAway} turned away clearly, ${wrong} wrong; ${loadNow()}`,
  );
}

function loadNow(): string {
  return `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}`;
}
