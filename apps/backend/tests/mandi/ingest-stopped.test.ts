import { insertMandiDirectory, mandiArea } from '@haat/backend-mandi';
import { mandiIngests, mandiPrices, mandiSetAsideRows } from '@haat/backend-mandi/tables';
import { inTransaction } from '@haat/backend-platform';
import type { Database, Transaction } from '@haat/backend-platform';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { DailyResource } from './daily-resource.ts';
import { priceRow, SHIPPED_DAYS } from './price-row.ts';

const STATEMENTS = new Set<string | symbol>(['select', 'insert', 'update', 'delete', 'execute']);
const GOOD_ROWS = 58;
const BAD_ROWS = 2;
const ROWS_OF_AN_ANSWER = 15;
const STOPS = 20;

/** Counts what a process does with the database; at one of these steps the process is gone. */
class Steps {
  taken = 0;
  readonly #lastStep: number;

  /** @param lastStep - at which the process stops; it never does when left out */
  constructor(lastStep = Number.POSITIVE_INFINITY) {
    this.#lastStep = lastStep;
  }

  /** The database as the process has it: each statement is a step, and so is the moment after a commit. */
  watch<Watched extends Database | Transaction>(watched: Watched): Watched {
    return new Proxy(watched, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (STATEMENTS.has(name)) this.#take();
        if (name !== 'transaction') return value.bind(target);
        return async (work: (tx: Transaction) => Promise<unknown>) => {
          const result = await inTransaction(target as Database, (tx) => work(this.watch(tx)));
          this.#take();
          return result;
        };
      },
    });
  }

  #take(): void {
    this.taken += 1;
    // What is gone does nothing any more.
    if (this.taken >= this.#lastStep) throw new Error('stopped');
  }
}

describe.each(testDatabases(import.meta.filename))('fetching market prices is stopped on $name', (on) => {
  const source = new DailyResource();
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({
      on,
      areas: AREAS_WITHOUT_JOBS,
      configuration: { mandiPrices: await source.listens() },
    });
    await inTransaction(backend.database, (tx) => insertMandiDirectory(tx, null));
    const today = indiaDay(backend.dependencies.now()).split('-').reverse().join('/');
    source.most = ROWS_OF_AN_ANSWER;
    source.rows = [
      ...SHIPPED_DAYS.slice(0, GOOD_ROWS).map((row, index) => ({ ...row, variety: `v${index}`, arrival_date: today })),
      priceRow({ day: today, modal: 0 }),
      priceRow({ day: today, modal: 100, market: 'Nowhere APMC' }),
    ];
  });
  afterAll(async () => {
    await backend?.close();
    source.server.close();
  });

  const job = mandiArea.jobs?.find(({ name }) => name === 'mandi.ingest');
  const run = async (steps: Steps) =>
    job?.run({ ...backend.dependencies, database: steps.watch(backend.database) }).catch((error: unknown) => {
      expect(error).toMatchObject({ message: 'stopped' });
    });
  /** What is in the database, once the run has come to its end. */
  const outcome = async () => {
    const runs = await backend.database.select().from(mandiIngests);
    const prices = await backend.database.select().from(mandiPrices);
    return {
      prices: prices.map(({ variety, modalPaise }) => `${variety} ${modalPaise}`).sort(),
      aside: await backend.database.$count(mandiSetAsideRows),
      finished: runs
        .filter(({ finishedAt }) => finishedAt !== null)
        .map(({ takenRows, setAsideRows, readRows }) => ({
          takenRows,
          setAsideRows,
          readRows,
        })),
      open: runs.filter(({ finishedAt }) => finishedAt === null).length,
    };
  };
  const forget = async () => {
    for (const table of [mandiPrices, mandiIngests, mandiSetAsideRows]) await backend.database.delete(table);
  };

  it('at twenty steps: begun again it ends as if it had not been, no row twice and none lost', async () => {
    const whole = new Steps();
    await run(whole);
    const expected = await outcome();
    expect(expected).toMatchObject({
      ...{ aside: BAD_ROWS, open: 0 },
      finished: [{ takenRows: GOOD_ROWS, setAsideRows: BAD_ROWS, readRows: GOOD_ROWS + BAD_ROWS }],
    });
    expect(expected.prices).toHaveLength(GOOD_ROWS);
    expect(whole.taken).toBeGreaterThanOrEqual(STOPS);
    for (let stop = 0; stop < STOPS; stop += 1) {
      const step = 1 + Math.round((stop * (whole.taken - 1)) / (STOPS - 1));
      await forget();
      await run(new Steps(step));
      await run(new Steps());
      expect(await outcome(), `stopped at step ${step} of ${whole.taken}`).toEqual(expected);
    }
  });
});
