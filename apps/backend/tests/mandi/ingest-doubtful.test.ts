import { randomBytes } from 'node:crypto';
import { insertMandiDirectory, mandiArea, storeRows } from '@haat/backend-mandi';
import { mandiIngests, mandiPrices, mandiSetAsideRows } from '@haat/backend-mandi/tables';
import { inTransaction } from '@haat/backend-platform';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { DailyResource } from './daily-resource.ts';
import { priceRow, type GivenPrice } from './price-row.ts';

const DAY_MS = 86_400_000;
/** Nothing of it repeats itself: an index cannot shrink it to what it takes. */
const LONG_NAME = randomBytes(50_000).toString('hex');
/** Markets of one district. */
const MARKETS = ['Dindori', 'Ghoti', 'Kalvan', 'Lasalgaon', 'Malegaon'].map((name) => `${name} APMC`);

describe.each(testDatabases(import.meta.filename))('doubtful market prices on $name', (on) => {
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
  afterEach(async () => {
    for (const table of [mandiPrices, mandiIngests, mandiSetAsideRows]) await backend.database.delete(table);
  });

  const daysAgo = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
  const job = mandiArea.jobs?.find(({ name }) => name === 'mandi.ingest');
  const store = (...rows: readonly GivenPrice[]) =>
    inTransaction(backend.database, (tx) =>
      storeRows(tx, rows.map(priceRow), { source: 'import', today, now: backend.dependencies.now() }),
    );
  const stored = async () =>
    (await backend.database.select().from(mandiPrices)).map(({ modalPaise }) => modalPaise / 100).sort((a, b) => a - b);
  const aside = async () =>
    (await backend.database.select().from(mandiSetAsideRows)).map(({ reason }) => reason).sort();
  /** Today's price of one crop at each of the markets. */
  const everywhere = (modal: number, day = today): GivenPrice[] => MARKETS.map((market) => ({ day, modal, market }));

  it.each([
    ['a record that is a text', 'onions', ['no-day']],
    ['a record that is nothing', null, ['no-day']],
    ['a list', [1, 2], ['no-day']],
    ['a price that is an object', { modal_price: { rupees: 1850 } }, ['no-price']],
    ['a price that is true', { modal_price: true }, ['no-price']],
    ['less than half a paisa', { min_price: '0.001' }, ['not-positive']],
    ['a null character', { market: 'Nasik\0 APMC' }, []],
    ['a null character in what is set aside', { market: 'No\0where APMC' }, ['unknown-market']],
    ['half a character', { variety: 'Red \ud83c' }, []],
    ['a name as long as a book', { variety: LONG_NAME }, []],
    ['a book in what is set aside', { market: LONG_NAME }, ['unknown-market']],
    ['a word for the tonnes', { arrival_qty_tonnes: 'many' }, []],
    ['fewer than no tonnes', { arrival_qty_tonnes: '-5' }, []],
  ])('%s holds up no other row of its page', async (_what, record, reasons) => {
    const day = today.split('-').reverse().join('/');
    const isChange = record !== null && typeof record === 'object' && !Array.isArray(record);
    source.rows = [
      isChange ? { ...priceRow({ day, modal: 1850 }), ...record } : record,
      priceRow({ day, modal: 900, commodity: 'Tomato' }),
    ];
    await job?.run(backend.dependencies);
    expect(await aside()).toEqual(reasons);
    expect(await stored()).toEqual(reasons.length === 0 ? [900, 1850] : [900]);
    expect(await backend.database.select().from(mandiIngests)).toMatchObject([
      { readRows: 2, takenRows: 2 - reasons.length, setAsideRows: reasons.length, finishedAt: expect.any(Date) },
    ]);
    const tonnes = await backend.database.select({ tonnes: mandiPrices.arrivalTonnes }).from(mandiPrices);
    expect(tonnes.filter((row) => row.tonnes !== null)).toEqual([]);
  });

  it('takes one variety for one, however many spaces its name has', async () => {
    await store(
      { day: today, modal: 1850, variety: 'Local Red' },
      { day: today, modal: 1900, variety: ' Local  Red ' },
    );
    expect(await stored()).toEqual([1900]);
  });

  it.each([
    ['a least price of a kilogram', { modal: 1400, min: 14, max: 1775 }],
    ['a highest price with two places too many', { modal: 1400, min: 1200, max: 177_500 }],
  ])('sets aside %s', async (_what, price) => {
    await store({ day: today, ...price });
    expect([await stored(), await aside()]).toEqual([[], ['unlike-itself']]);
  });

  it.each([
    ['wide prices', { modal: 1400, min: 71, max: 27_900 }],
    ['one price', { modal: 1400 }],
  ])('takes %s', async (_what, price) => {
    await store({ day: today, ...price });
    expect([await stored(), await aside()]).toEqual([[1400], []]);
  });

  it('compares a price with the one before that comes in the same file, however the file is in order', async () => {
    await store({ day: today, modal: 185_000 }, { day: daysAgo(2), modal: 1850 }, { day: daysAgo(1), modal: 18.7 });
    expect([await stored(), await aside()]).toEqual([[1850], ['unlike-before', 'unlike-before']]);
  });

  it('compares with the days before, not with other varieties of the same day', async () => {
    await store({ day: daysAgo(1), modal: 1000 });
    await store({ day: today, modal: 15_000, variety: 'A' }, { day: today, modal: 600, variety: 'B' });
    expect([await stored(), await aside()]).toEqual([[600, 1000, 15_000], []]);
  });

  it('compares a market’s first price with those of others, in the same page and stored before', async () => {
    await store(...everywhere(1850), { day: today, modal: 18.5 });
    expect([await stored(), await aside()]).toEqual([MARKETS.map(() => 1850), ['unlike-elsewhere']]);
    await store({ day: today, modal: 180_000, market: 'Manmad APMC' }, { day: today, modal: 1700 });
    expect(await stored()).toEqual([1700, ...MARKETS.map(() => 1850)]);
    expect(await aside()).toEqual(['unlike-elsewhere', 'unlike-elsewhere']);
  });

  it('takes a first price where fewer than three other markets have one, or none of the last seven days', async () => {
    await store(...everywhere(1850, daysAgo(7)));
    await store(...everywhere(1850).slice(0, 2), { day: today, modal: 18.5 });
    expect(await aside()).toEqual([]);
  });

  it('does not hold true prices off because a wrong one came first', async () => {
    await store({ day: daysAgo(1), modal: 185_000 });
    await store(...everywhere(1850), { day: today, modal: 1900 });
    expect(await aside()).toEqual([]);
    expect(await stored()).toEqual([...MARKETS.map(() => 1850), 1900, 185_000]);
  });
});
