import { mandiSetAsidesSchema } from '@haat/api-contract/mandi-set-aside';
import { importPrices, insertMandiDirectory, mandiArea, type SourceRow } from '@haat/backend-mandi';
import { mandiIngests, mandiPrices, mandiSetAsideRows } from '@haat/backend-mandi/tables';
import { inTransaction } from '@haat/backend-platform';
import { staffMember, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { DailyResource } from './daily-resource.ts';
import { NATIONAL_DAY, priceRow, SHIPPED_DAYS } from './price-row.ts';
import { hundredOf, wrongOf } from './stored-as-reported.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
describe.each(testDatabases(import.meta.filename))('fetching market prices on $name', (on) => {
  const source = new DailyResource();
  let backend: TestBackend;
  let today: string;
  beforeAll(async () => {
    backend = await startBackend({
      on,
      areas: AREAS_WITHOUT_JOBS,
      configuration: { mandiPrices: await source.listens() },
    });
    today = indiaDay(backend.dependencies.now());
    await inTransaction(backend.database, (tx) => insertMandiDirectory(tx, null));
  });
  afterAll(async () => {
    await backend?.close();
    source.server.close();
  });
  beforeEach(() => {
    source.offsets = [];
    source.answers = Number.POSITIVE_INFINITY;
    today = indiaDay(backend.dependencies.now());
  });
  afterEach(async () => {
    for (const table of [mandiPrices, mandiIngests, mandiSetAsideRows]) await backend.database.delete(table);
  });

  const job = mandiArea.jobs?.find(({ name }) => name === 'mandi.ingest');
  const run = async () => job?.run(backend.dependencies);
  const asIndianDay = (day: string) => day.split('-').reverse().join('/');
  const stored = async () =>
    (await backend.database.select().from(mandiPrices)).map(({ day, modalPaise, source: from }) => [
      day,
      modalPaise,
      from,
    ]);
  const aside = async () =>
    (await backend.database.select().from(mandiSetAsideRows)).map(({ reason }) => reason).sort();
  const runs = async () =>
    (await backend.database.select().from(mandiIngests)).map(({ readRows, takenRows, setAsideRows, finishedAt }) => ({
      readRows,
      takenRows,
      setAsideRows,
      isFinished: finishedAt !== null,
    }));
  /** Real rows, moved to one day, each once. */
  const dayOf = (count: number) =>
    SHIPPED_DAYS.slice(0, count).map((row, index) => ({
      ...row,
      variety: `v${index}`,
      arrival_date: asIndianDay(today),
    }));

  it('takes all pages of the country’s day as they were reported, and none again within three hours', async () => {
    const day = asIndianDay(today);
    source.rows = NATIONAL_DAY.map((row) => ({ ...row, arrival_date: day }));
    await run();
    expect(source.offsets).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
    // Maize at Anjad: ₹14.1 as the least of prices around ₹1,400.
    const isTaken = ({ market, min_price: min }: SourceRow) => !(market === 'Anjad APMC' && min === '14.1');
    const taken = NATIONAL_DAY.filter(isTaken);
    expect(taken).toHaveLength(NATIONAL_DAY.length - 1);
    expect(await runs()).toEqual([
      { readRows: NATIONAL_DAY.length, takenRows: taken.length, setAsideRows: 1, isFinished: true },
    ]);
    expect(await aside()).toEqual(['unlike-itself']);
    expect(await wrongOf(backend, hundredOf(taken), () => today)).toEqual([]);
    await run();
    expect(source.offsets).toHaveLength(6);
  });

  it('goes on where it broke off: no row is lost and none is there twice', async () => {
    source.rows = dayOf(3200);
    for (const answers of [1, 0, 1, 1]) {
      source.answers = answers;
      await run();
    }
    expect((await runs())[0]).toMatchObject({ readRows: 3000, isFinished: false });
    source.answers = 1;
    await run();
    expect(source.offsets).toEqual([0, 1000, 2000, 3000]);
    expect(await runs()).toEqual([{ readRows: 3200, takenRows: 3200, setAsideRows: 0, isFinished: true }]);
    expect(await stored()).toHaveLength(3200);
  });

  it('takes a day again without changing it, and a price that the source has changed', async () => {
    source.rows = [priceRow({ day: asIndianDay(today), modal: 1850 })];
    await run();
    expect(await stored()).toEqual([[today, 185_000, 'data.gov.in']]);
    source.rows = [priceRow({ day: asIndianDay(today), modal: 1900, min: 1700, max: 2100 })];
    backend.advance(4 * HOUR_MS);
    await run();
    expect(await stored()).toEqual([[today, 190_000, 'data.gov.in']]);
    expect(await backend.database.select().from(mandiPrices)).toMatchObject([{ minPaise: 170_000, maxPaise: 210_000 }]);
    expect(await runs()).toHaveLength(2);
  });

  it('takes nothing from where the source leads', async () => {
    const elsewhere = new DailyResource();
    elsewhere.rows = [priceRow({ day: asIndianDay(today), modal: 1850 })];
    source.leadsTo = (await elsewhere.listens()).address;
    onTestFinished(() => {
      source.leadsTo = null;
      elsewhere.server.close();
    });
    await run();
    expect([elsewhere.offsets, await stored()]).toEqual([[], []]);
  });

  it('invents nothing while the source is away', async () => {
    source.rows = [priceRow({ day: asIndianDay(today), modal: 1850 })];
    await run();
    const before = await stored();
    source.answers = 0;
    for (let day = 0; day < 3; day += 1) {
      backend.advance(DAY_MS);
      await run();
    }
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['no-day', { day: '31/02/2026' }],
    ['no-day', { day: '' }],
    ['future-day', { day: '31/12/2099' }],
    ['no-price', { modal: 'NR' }],
    ['no-price', { modal: '' }],
    ['no-price', { modal: '1e3' }],
    ['not-positive', { min: 0 }],
    ['not-positive', { min: -5 }],
    ['too-high', { max: 1_000_000_000 }],
    ['out-of-order', { min: 1900 }],
    ['out-of-order', { max: 1800 }],
    ['out-of-order', { min: 1900, max: 2000 }],
    ['out-of-order', { min: 1700, max: 1800 }],
    ['unknown-market', { market: 'Nowhere APMC' }],
    ['unknown-market', { district: 'Pune' }],
    ['unknown-commodity', { commodity: 'Moon dust' }],
  ])('sets aside %s: %j', async (reason, given) => {
    const row = priceRow({ day: asIndianDay(today), modal: 1850, ...given });
    source.rows = [row, priceRow({ day: asIndianDay(today), modal: 900, commodity: 'Tomato' })];
    await run();
    expect(await stored()).toEqual([[today, 90_000, 'data.gov.in']]);
    expect(await runs()).toEqual([{ readRows: 2, takenRows: 1, setAsideRows: 1, isFinished: true }]);
    const [kept] = await backend.database.select().from(mandiSetAsideRows);
    expect(kept).toMatchObject({ reason, row, source: 'data.gov.in' });
  });

  it('sets aside a day to come, and a quintal taken for a kilogram; each row once', async () => {
    const yesterday = indiaDay(new Date(backend.dependencies.now().getTime() - DAY_MS));
    const tomorrow = indiaDay(new Date(backend.dependencies.now().getTime() + DAY_MS));
    source.rows = [priceRow({ day: yesterday, modal: 1850 })];
    await run();
    source.rows = [
      priceRow({ day: tomorrow, modal: 1850 }),
      priceRow({ day: today, modal: 185_000 }),
      priceRow({ day: today, modal: 18.5, variety: 'Red' }),
    ];
    for (let time = 0; time < 2; time += 1) {
      backend.advance(4 * HOUR_MS - 1);
      await run();
    }
    expect((await aside()).filter((reason) => reason !== 'future-day')).toEqual(['unlike-before', 'unlike-before']);
    expect((await stored()).filter(([, modal]) => modal !== 185_000)).toEqual([]);
    expect((await runs()).map(({ isFinished }) => isFinished)).toEqual([true, true, true]);
  });

  it('names to support what the directory lacks, each once with how many rows it has cost', async () => {
    const day = asIndianDay(today);
    source.rows = [
      ...['Onion', 'Tomato'].map((commodity) => priceRow({ day, modal: 1850, market: 'Nowhere APMC', commodity })),
      priceRow({ day, modal: 1850, commodity: 'Moon dust' }),
      priceRow({ day, modal: 0 }),
    ];
    await run();
    const support = await staffMember(backend, 'support');
    const ask = async (query = '') =>
      mandiSetAsidesSchema.parse((await support.call('GET', `/support/v1/mandi/set-aside${query}`)).body);
    const all = await ask();
    expect(all.count).toBe(3);
    expect(all.results).toMatchObject([
      { reason: 'unknown-market', market: 'Nowhere APMC', district: 'Nashik', commodity: '', rows: 2 },
      { reason: 'not-positive', market: 'Nasik APMC', commodity: 'Onion', rows: 1 },
      { reason: 'unknown-commodity', market: 'Nasik APMC', commodity: 'Moon dust', rows: 1 },
    ]);
    expect((await ask('?reason=unknown-commodity')).results.map(({ commodity }) => commodity)).toEqual(['Moon dust']);
    expect((await support.call('GET', '/support/v1/mandi/set-aside?reason=because')).status).toBe(400);
  });

  it('imports a file by its columns, in one piece', async () => {
    const header = Object.keys(priceRow({ day: '', modal: 0 })).join(',');
    const line = (given: Parameters<typeof priceRow>[0]) => Object.values(priceRow(given)).join(',');
    const text = [header, line({ day: today, modal: 1850 }), line({ day: today, modal: 0, variety: 'Red' })].join('\n');
    expect(await importPrices(backend.dependencies, text)).toEqual({ taken: 1, setAside: 1 });
    expect(await stored()).toEqual([[today, 185_000, 'import']]);
    expect(await aside()).toEqual(['not-positive']);
    await expect(importPrices(backend.dependencies, 'arrival_date,state\n2026-01-01,Goa')).rejects.toThrow('market');
    await expect(importPrices(backend.dependencies, `${header}\n1,2`)).rejects.toThrow('Line 2');
  });
});
