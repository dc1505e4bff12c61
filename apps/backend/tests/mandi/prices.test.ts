import {
  mandiCommoditiesSchema,
  mandiHistorySchema,
  mandiNamesSchema,
  mandiNearSchema,
  mandiPricesSchema,
  mandiRegionsSchema,
} from '@haat/api-contract/mandi';
import { storeRows } from '@haat/backend-mandi';
import { inTransaction } from '@haat/backend-platform';
import { refreshSamplePrices } from '@haat/backend-sandbox';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { priceRow, SHIPPED_DAYS } from './price-row.ts';
import { hundredOf, wrongOf } from './stored-as-reported.ts';

const NASHIK = '20.0082,73.8064';
const DAY_MS = 86_400_000;
/** Of the sample's Maharashtra days. */
const NEWEST_SHIPPED = '2026-08-21';

describe.each(testDatabases(import.meta.filename))('market prices on $name', (on) => {
  let backend: TestBackend;
  let today: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    const now = backend.dependencies.now();
    await inTransaction(backend.database, (tx) => refreshSamplePrices(tx, 'small', now));
    today = indiaDay(now);
  });
  afterAll(() => backend?.close());

  const daysAgo = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
  const ask = (path: string, query: Record<string, string> = {}) =>
    backend.request('GET', `/mandi/v1/${path}?${new URLSearchParams(query).toString()}`);
  const near = async (query: Record<string, string>) =>
    mandiNearSchema.parse((await ask('near', { lat_lng: NASHIK, lang: 'en', ...query })).body).results;
  const store = (...rows: ReturnType<typeof priceRow>[]) =>
    inTransaction(backend.database, (tx) =>
      storeRows(tx, rows, { source: 'import', today, now: backend.dependencies.now() }),
    );

  it('tells the shipped days with the newest of them yesterday, each price as the file has it', async () => {
    const shift = Date.parse(daysAgo(1)) - Date.parse(NEWEST_SHIPPED);
    const shipped = SHIPPED_DAYS.filter(({ market, commodity }) => market === 'Yeola APMC' && commodity === 'Onion');
    const { body } = await ask('history', { market: 'nashik-yeola', commodity: 'onion', days: '180', lang: 'hi' });
    const history = mandiHistorySchema.parse(body);
    expect(history.market).toMatchObject({ district: 'नाशिक', state: 'महाराष्ट्र' });
    expect(history.commodity).toEqual({ id: 'onion', name: 'प्याज़', image_url: '/pictures/crop-onion.svg' });
    expect(history.support_price).toBeNull();
    const expected = shipped
      .map((row) => ({
        day: new Date(Date.parse(row['arrival_date'] ?? '') + shift).toISOString().slice(0, 10),
        min: Number(row['min_price']),
        modal: Number(row['modal_price']),
        max: Number(row['max_price']),
        arrival_tonnes: Number(row['arrival_qty_tonnes']),
        is_sample: true,
      }))
      .filter(({ day }) => day > daysAgo(180));
    const ofOneVariety = ({ day }: { day: string }) => expected.filter((each) => each.day === day).length === 1;
    expect(expected.filter(ofOneVariety).length).toBeGreaterThan(70);
    expect(history.results.filter(ofOneVariety)).toEqual(expected.filter(ofOneVariety));
    expect(new Set(history.results.map(({ day }) => day))).toEqual(new Set(expected.map(({ day }) => day)));
  });

  it('tells the nearest markets first, with the newest price, the one before and what the market takes', async () => {
    const [onion] = await near({ commodities: 'onion' });
    const distances = onion?.markets.map(({ market }) => market.distance_metres) ?? [];
    expect(distances.length).toBe(8);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(onion?.markets[0]).toMatchObject({
      market: {
        id: 'nashik-nasik',
        distance_metres: 0,
        charges: {
          market_fee_percent: 1,
          commission_percent: 2,
          handling_per_quintal: 12,
          transport_per_quintal_km: 1.5,
        },
      },
      price: { day: daysAgo(1), is_sample: true },
    });
    for (const { price, previous } of onion?.markets ?? []) expect((previous?.day ?? '') < price.day).toBe(true);
  });

  it('tells no market that is farther away than 200 km', async () => {
    const crops = { commodities: 'onion,wheat,potato' };
    const [ludhiana, leh] = await Promise.all(
      ['30.9,75.85', '34.15,77.57'].map((lat_lng) => near({ ...crops, lat_lng })),
    );
    expect(ludhiana?.flatMap(({ markets }) => markets).length).toBeGreaterThan(0);
    expect(leh?.map(({ markets }) => markets)).toEqual([[], [], []]);
  });

  it('lists commodities as they were asked for, and what nobody trades without markets', async () => {
    const found = await near({ commodities: 'soyabean,gone,onion,tea' });
    expect(found.map(({ commodity }) => commodity.id)).toEqual(['soyabean', 'onion']);
    expect(found[0]).toMatchObject({ support_price: { season: 'KMS 2025-26', price: 5328 }, markets: [] });
  });

  it('passes over days without a price, and takes no price of a day to come or of more than 30 days ago', async () => {
    const market = { district: 'Nashik', market: 'Ghoti APMC', commodity: 'Garlic' };
    await store(
      priceRow({ ...market, day: daysAgo(31), modal: 4000 }),
      priceRow({ ...market, day: daysAgo(-1), modal: 9000 }),
    );
    expect((await near({ commodities: 'garlic' }))[0]?.markets).toEqual([]);
    await store(
      priceRow({ ...market, day: daysAgo(29), modal: 4100 }),
      priceRow({ ...market, day: daysAgo(3), modal: 4200 }),
    );
    expect((await near({ commodities: 'garlic' }))[0]?.markets[0]).toMatchObject({
      price: { day: daysAgo(3), modal: 4200, is_sample: false },
      previous: { day: daysAgo(29), modal: 4100 },
    });
  });

  it('shows no price of a day to come, which a clock that was ahead has let in', async () => {
    const tomorrow = daysAgo(-1);
    const market = { district: 'Nashik', market: 'Ghoti APMC', commodity: 'Cabbage' };
    await inTransaction(backend.database, (tx) =>
      storeRows(
        tx,
        [priceRow({ ...market, day: tomorrow, modal: 9000 }), priceRow({ ...market, day: today, modal: 800 })],
        {
          ...{ source: 'import', today: tomorrow, now: backend.dependencies.now() },
        },
      ),
    );
    expect((await near({ commodities: 'cabbage' }))[0]?.markets[0]?.price).toMatchObject({ day: today, modal: 800 });
    const history = await ask('history', { market: 'nashik-ghoti', commodity: 'cabbage', days: '30' });
    expect(mandiHistorySchema.parse(history.body).results.map(({ day }) => day)).toEqual([today]);
    expect((await ask('prices', { commodity: 'cabbage', day: tomorrow })).body).toMatchObject({ day: null, count: 0 });
  });

  it('says of a day that it is a sample where one of its prices is', async () => {
    const goods = { district: 'Nashik', market: 'Ghoti APMC', commodity: 'Cauliflower', day: daysAgo(1) };
    await store(priceRow({ ...goods, modal: 1000 }), priceRow({ ...goods, modal: 1100, variety: 'A' }));
    const isSample = async () => (await near({ commodities: 'cauliflower' }))[0]?.markets[0]?.price.is_sample;
    expect(await isSample()).toBe(false);
    await inTransaction(backend.database, (tx) =>
      storeRows(tx, [priceRow({ ...goods, modal: 1100, variety: 'B' })], {
        ...{ source: 'sample', today, now: backend.dependencies.now() },
      }),
    );
    expect(await isSample()).toBe(true);
  });

  it('makes one price of several varieties: of what came most, or the middle one', async () => {
    const market = { district: 'Nashik', market: 'Ghoti APMC', commodity: 'Ginger(Green)', day: daysAgo(2) };
    await store(
      priceRow({ ...market, variety: 'A', min: 900, modal: 1000, max: 1100, tonnes: 1 }),
      priceRow({ ...market, variety: 'B', min: 1200, modal: 1300, max: 1400, tonnes: 5 }),
      priceRow({ ...market, variety: 'C', min: 800, modal: 850, max: 900, tonnes: 2 }),
    );
    const ginger = async () => (await near({ commodities: 'ginger-green' }))[0]?.markets[0]?.price;
    expect(await ginger()).toMatchObject({ min: 800, modal: 1300, max: 1400, arrival_tonnes: 8 });
    await store(priceRow({ ...market, variety: 'D', min: 500, modal: 600, max: 700 }));
    expect(await ginger()).toMatchObject({ min: 500, modal: 850, max: 1400, arrival_tonnes: null });
  });

  it.each([
    ['प्याज', 'onion'],
    ['कांदा', 'onion'],
    ['পেঁয়াজ', 'onion'],
    ['ପିଆଜ', 'onion'],
    ['ડુંગળી', 'onion'],
    ['onions', 'onion'],
    ['kanda', 'onion'],
    ['soyabin', 'soyabean'],
    ['Bhindi', 'bhindi-ladies-finger'],
  ])('finds %s', async (q, id) => {
    const { results } = mandiCommoditiesSchema.parse((await ask('commodities', { q, lang: 'en' })).body);
    expect(results[0]?.id).toBe(id);
  });

  it('lists the most traded commodities without a search, and none for what is no word of any', async () => {
    const { results } = mandiCommoditiesSchema.parse((await ask('commodities', { limit: '3', lang: 'en' })).body);
    expect(results.map(({ id }) => id)).toEqual(['wheat', 'potato', 'onion']);
    expect((await ask('commodities', { q: 'xxqqzz' })).body).toEqual({ results: [] });
  });

  it('names commodities by their ids, in their order, unknown ones left out', async () => {
    const { results } = mandiCommoditiesSchema.parse(
      (await ask('commodities', { ids: 'tomato,gone,onion', lang: 'en' })).body,
    );
    expect(results.map(({ id }) => id)).toEqual(['tomato', 'onion']);
    expect((await ask('commodities', { ids: 'a,b,c,d,e,f' })).status).toBe(400);
  });

  it('has the shipped days as the file tells them, each moved by as many days', async () => {
    const moved = Date.parse(`${daysAgo(1)}T00:00:00Z`) - Date.parse(`${NEWEST_SHIPPED}T00:00:00Z`);
    const dayOf = (row: Readonly<Record<string, string>>) =>
      new Date(Date.parse(`${row['arrival_date'] ?? ''}T00:00:00Z`) + moved).toISOString().slice(0, 10);
    const nashik = SHIPPED_DAYS.filter((row) => row['district'] === 'Nashik');
    expect(await wrongOf(backend, hundredOf(nashik), dayOf)).toEqual([]);
  });

  it('tells prices of what comes of a crop, the most traded first', async () => {
    const near = async (crop: string) =>
      mandiNearSchema.parse((await ask('near', { lat_lng: NASHIK, crop, lang: 'en' })).body).results;
    expect((await near('soybean')).map(({ commodity }) => commodity.id)).toEqual(['soyabean']);
    expect((await near('chilli')).map(({ commodity }) => commodity.id)).toEqual(['green-chilli', 'dry-chillies']);
    expect((await near('onion'))[0]?.markets.length).toBeGreaterThan(1);
    expect(await near('moon-dust')).toEqual([]);
    expect((await ask('near', { lat_lng: NASHIK, crop: 'onion', commodities: 'onion' })).status).toBe(400);
  });

  it.each([
    ['लासलगांव', 'nashik-lasalgaon', null],
    ['lasal', 'nashik-lasalgaon', null],
    ['લાસલગાંવ', 'nashik-lasalgaon', null],
    ['kanda', null, 'onion'],
    ['xyzzy', null, null],
  ])('finds markets and commodities by %j', async (q, market, commodity) => {
    const { markets, commodities } = mandiNamesSchema.parse((await ask('names', { q, lang: 'en' })).body);
    if (market !== null)
      expect(markets[0]).toMatchObject({
        ...{ id: market, name: 'Lasalgaon', state_id: 'Maharashtra', district_id: 'Nashik' },
      });
    expect(commodities[0]?.id ?? null).toBe(commodity);
    if (market === null && commodity === null) expect(markets).toEqual([]);
  });

  it('lists states, the districts of a state and the markets of a district', async () => {
    const regions = async (query: Record<string, string>) =>
      mandiRegionsSchema.parse((await ask('regions', { lang: 'en', ...query })).body);
    const all = await regions({});
    expect(all).toMatchObject({ districts: [], markets: [] });
    expect(all.states).toContainEqual({ id: 'Maharashtra', name: 'Maharashtra' });
    const state = await regions({ state: 'Maharashtra' });
    expect(state.districts.map(({ id }) => id)).toContain('Nashik');
    expect(state.markets).toEqual([]);
    const district = await regions({ state: 'Maharashtra', district: 'Nashik' });
    expect(district.markets).toContainEqual({ id: 'nashik-lasalgaon', name: 'Lasalgaon' });
    expect(await regions({ state: 'Nowhere' })).toMatchObject({ state: null, districts: [] });
    expect(district).toMatchObject({ state: 'Maharashtra', district: 'Nashik' });
    expect(await regions({ state: 'महाराष्ट्र', district: 'नाशिक', lang: 'hi' }), 'by their names').toMatchObject({
      ...{ state: 'Maharashtra', district: 'Nashik' },
    });
    expect(await regions({ state: 'Punjab', district: 'Nashik' })).toMatchObject({ state: 'Punjab', district: null });
  });

  it('lists prices of a day by state, district, market and commodity, else of the newest day', async () => {
    const list = async (query: Record<string, string>) =>
      mandiPricesSchema.parse((await ask('prices', { lang: 'en', ...query })).body);
    const shippedOn = (day: string, commodity: string) =>
      SHIPPED_DAYS.filter(
        (row) => row['arrival_date'] === day && row['district'] === 'Nashik' && row['commodity'] === commodity,
      );
    const newest = await list({ commodity: 'onion', district: 'Nashik', state: 'Maharashtra' });
    expect(newest).toMatchObject({ day: daysAgo(1), count: shippedOn(NEWEST_SHIPPED, 'Onion').length, next: null });
    expect(newest.results).toHaveLength(newest.count);
    const before = await list({ commodity: 'onion', district: 'Nashik', day: daysAgo(2) });
    expect(before.count).toBe(shippedOn('2026-08-20', 'Onion').length);
    const atMarket = await list({ market: 'nashik-nasik' });
    expect(new Set(atMarket.results.map(({ market }) => market.id))).toEqual(new Set(['nashik-nasik']));
    const all = await list({ day: daysAgo(1) });
    expect(all.results).toHaveLength(20);
    expect(all.next).toContain('page=2');
    expect(await list({ commodity: 'onion', state: 'Punjab', day: daysAgo(100) })).toMatchObject({
      day: null,
      count: 0,
    });
    expect(await list({ commodity: 'onion', day: daysAgo(-1) })).toMatchObject({ day: null, count: 0 });
  });

  it.each([
    ['history', { market: 'nowhere', commodity: 'onion' }, 404],
    ['history', { market: 'nashik-nasik', commodity: 'nothing' }, 404],
    ['history', { market: 'nashik-nasik', commodity: 'onion', days: '31' }, 400],
    ['near', { lat_lng: NASHIK }, 400],
    ['near', { lat_lng: NASHIK, commodities: '' }, 400],
    ['near', { lat_lng: NASHIK, commodities: 'a,b,c,d,e,f' }, 400],
    ['near', { lat_lng: 'Nashik', commodities: 'onion' }, 400],
    ['prices', { day: '2026-02-30' }, 400],
    ['prices', { page: '0' }, 400],
    ['commodities', { limit: '1000' }, 400],
  ] as const)('answers %s %j with %i', async (path, query, status) => {
    expect((await ask(path, query)).status).toBe(status);
  });
});
