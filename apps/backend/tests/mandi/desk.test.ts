import { mandiNearSchema } from '@haat/api-contract/mandi';
import { operatorListSchema } from '@haat/api-contract/operator';
import { insertMandiDirectory, storeRows } from '@haat/backend-mandi';
import { inTransaction } from '@haat/backend-platform';
import { staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { priceRow } from './price-row.ts';

const MARKET = 'mandi-markets/nashik-nasik';
const CHARGES = { market_fee_percent: 1.05, commission_percent: 2, handling: 12.5, transport: 1.75 };

describe.each(testDatabases(import.meta.filename))('the mandi at the desk on $name', (on) => {
  let backend: TestBackend;
  let operator: StaffMember;
  let support: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, areas: AREAS_WITHOUT_JOBS });
    const today = indiaDay(backend.dependencies.now());
    await inTransaction(backend.database, async (tx) => {
      await insertMandiDirectory(tx, null);
      const rows = [
        priceRow({ day: today, modal: 1850 }),
        priceRow({ day: today, modal: 1850, market: 'Nowhere APMC' }),
        priceRow({ day: today, modal: 0, variety: 'Red' }),
      ];
      await storeRows(tx, rows, { source: 'import', today, now: backend.dependencies.now() });
    });
    [operator, support] = [await staffMember(backend, 'operator'), await staffMember(backend, 'support')];
  });
  afterAll(() => backend?.close());

  const list = async (path: string, by = support) =>
    operatorListSchema.parse((await by.call('GET', `/operator/v1/${path}`)).body).data;
  const change = async (data: Record<string, unknown>, by = operator) => {
    const { version } = (await by.call('GET', `/operator/v1/${MARKET}`)).body as { version: string };
    return (await by.call('PUT', `/operator/v1/${MARKET}`, { version, data })).status;
  };
  const charges = async () => {
    const query = new URLSearchParams({ lat_lng: '20.0,73.8', commodities: 'onion', lang: 'en' });
    const { body } = await backend.request('GET', `/mandi/v1/near?${query.toString()}`);
    return mandiNearSchema.parse(body).results[0]?.markets.find(({ market }) => market.id === 'nashik-nasik')?.market
      .charges;
  };

  it('takes from operators what a market takes of a sale, so that farmers see what is left; all or none', async () => {
    expect(await charges()).toBeNull();
    expect(await change(CHARGES, support)).toBe(403);
    const { transport: _, ...without } = CHARGES;
    for (const wrong of [without, { ...CHARGES, commission_percent: 21 }, { ...CHARGES, handling: -1 }])
      expect(await change(wrong)).toBe(400);
    expect(await charges()).toBeNull();
    expect(await change(CHARGES)).toBe(200);
    expect(await charges()).toEqual({
      ...{ market_fee_percent: 1.05, commission_percent: 2 },
      ...{ handling_per_quintal: 12.5, transport_per_quintal_km: 1.75 },
    });
    expect((await list('mandi-markets?has_charges=true')).map(({ id }) => id)).toEqual(['nashik-nasik']);
    expect(await change({ handling: null })).toBe(400);
    expect(await change({ handling: 0 })).toBe(200);
    expect((await charges())?.handling_per_quintal).toBe(0);
    expect(await change(Object.fromEntries(Object.keys(CHARGES).map((field) => [field, null])))).toBe(200);
    expect(await charges()).toBeNull();
  });

  it('shows what was set aside, with the reason and as it came', async () => {
    const today = indiaDay(backend.dependencies.now());
    const rows = await list('mandi-set-aside');
    expect(rows.map(({ reason }) => reason).sort()).toEqual(['not-positive', 'unknown-market']);
    expect(await list('mandi-set-aside?reason=unknown-market')).toMatchObject([
      { market: 'Nowhere APMC', district: 'Nashik', commodity: 'Onion', day: today, modal_price: '1850' },
    ]);
  });
});
