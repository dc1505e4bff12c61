import { mandiCentresSchema } from '@haat/api-contract/mandi-centres';
import { inTransaction } from '@haat/backend-platform';
import { refreshSamplePrices } from '@haat/backend-sandbox';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';

const NASHIK = '20.0082,73.8064';
const ADMIN = '/support/v1/mandi/centres';
const PANCHVATI = {
  name: 'Panchvati',
  district: 'Nashik',
  state: 'Maharashtra',
  lat_lng: '20.0082,73.8065',
  opens_at: '08:00',
  closes_at: '18:30',
  closed_weekday: 0,
  rates: [
    { commodity: 'onion', rate: 1850.5 },
    { commodity: 'soyabean', rate: 4900 },
  ],
};

describe.each(testDatabases(import.meta.filename))('collection centres on $name', (on) => {
  let backend: TestBackend;
  let support: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await inTransaction(backend.database, (tx) => refreshSamplePrices(tx, 'small', backend.dependencies.now()));
    support = await staffMember(backend, 'support');
  });
  afterAll(() => backend?.close());

  const near = async (query: Record<string, string> = {}) =>
    mandiCentresSchema.parse(
      (
        await backend.request(
          'GET',
          `/mandi/v1/centres?${new URLSearchParams({ lat_lng: NASHIK, lang: 'en', ...query }).toString()}`,
        )
      ).body,
    ).results;

  it('of the sample are there, the nearest first, and say that they are one', async () => {
    const centres = await near();
    const distances = centres.map(({ distance_metres: metres }) => metres);
    expect(centres.length).toBeGreaterThan(2);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    for (const centre of centres) {
      expect(centre.is_sample).toBe(true);
      expect(centre.rates.length).toBeGreaterThan(0);
    }
    const onion = await near({ commodity: 'onion' });
    expect(onion.length).toBeGreaterThan(0);
    for (const { rates } of onion) expect(rates.map(({ commodity }) => commodity.id)).toContain('onion');
    expect(await near({ commodity: 'moon-dust' })).toEqual([]);
    expect(await near({ lat_lng: '8.1,77.5' }), 'farther than 200 km').toEqual([]);
  });

  it('are written by support, all at once, in the reader’s language, and closed by taking the rates away', async () => {
    expect((await support.call('PUT', `${ADMIN}/panchvati`, PANCHVATI)).status).toBe(204);
    const day = indiaDay(backend.dependencies.now());
    expect((await near({ lang: 'hi' })).find(({ id }) => id === 'panchvati')).toMatchObject({
      ...{ id: 'panchvati', district: 'नाशिक', state: 'महाराष्ट्र', is_sample: false },
      ...{ opens_at: '08:00', closes_at: '18:30', closed_weekday: 0 },
      rates: [
        { commodity: { id: 'onion', name: 'प्याज़' }, rate: 1850.5, day },
        { commodity: { id: 'soyabean' }, rate: 4900, day },
      ],
    });
    await support.call('PUT', `${ADMIN}/panchvati`, { ...PANCHVATI, rates: [{ commodity: 'onion', rate: 1900 }] });
    expect((await near()).find(({ id }) => id === 'panchvati')?.rates).toMatchObject([
      { commodity: { id: 'onion' }, rate: 1900 },
    ]);
    await support.call('PUT', `${ADMIN}/panchvati`, { ...PANCHVATI, rates: [] });
    expect((await near()).map(({ id }) => id)).not.toContain('panchvati');
  });

  it.each([
    ['hours that end before they begin', { closes_at: '07:00' }, 400],
    ['a time that is none', { opens_at: '8:00' }, 400],
    ['a weekday that is none', { closed_weekday: 7 }, 400],
    ['a rate of nothing', { rates: [{ commodity: 'onion', rate: 0 }] }, 400],
    ['an unknown commodity', { rates: [{ commodity: 'moon-dust', rate: 100 }] }, 404],
    ['a place outside India', { lat_lng: '91,10' }, 400],
  ])('refuse %s', async (_what, change, status) => {
    expect((await support.call('PUT', `${ADMIN}/refused`, { ...PANCHVATI, ...change })).status).toBe(status);
    expect((await near()).map(({ id }) => id)).not.toContain('refused');
  });

  it('are not written by farmers and guests', async () => {
    const other = await farmer(backend);
    expect((await other.call('PUT', `${ADMIN}/x`, PANCHVATI)).status).toBe(403);
    expect((await backend.request('PUT', `${ADMIN}/x`, { body: PANCHVATI })).status).toBe(401);
  });
});
