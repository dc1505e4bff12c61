import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers, places, products, vendors } from '@haat/backend-market/tables';
import { rowsOf } from '@haat/backend-platform';
import { fillSampleMarket, sampleMarket } from '@haat/backend-sandbox';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('the sample market on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'sample' });
  });
  afterAll(() => backend.close());

  const counts = async () =>
    (
      await rowsOf<Record<string, number>>(
        backend.database,
        sql`select (select count(*)::int from ${places}) as places, (select count(*)::int from ${vendors}) as vendors,
    (select count(*)::int from ${products}) as products, (select count(*)::int from ${offers}) as offers`,
      )
    )[0];

  it('is there whole, and a second filling changes nothing', async () => {
    const market = sampleMarket();
    const filled = {
      places: 19_586,
      vendors: market.vendors.length,
      products: market.products.length,
      offers: market.offers.length,
    };
    expect(await counts()).toEqual(filled);
    await backend.database.update(offers).set({ stock: 7 });
    expect(
      await Promise.all([
        fillSampleMarket(backend.dependencies, 'sample'),
        fillSampleMarket(backend.dependencies, 'small'),
      ]),
    ).toEqual([false, false]);
    expect(await counts()).toEqual(filled);
    expect(await rowsOf<{ stock: number }>(backend.database, sql`select distinct stock from ${offers}`)).toEqual([
      { stock: 7 },
    ]);
  });

  it.each([
    ['Nashik', '20.0082,73.8064'],
    ['Patna', '25.6121,85.1418'],
    ['Ludhiana', '30.9026,75.8377'],
    ['Jalna', '19.8459,75.9069'],
    ['Muzaffarpur', '26.1264,85.3818'],
    ['Barabanki', '26.9135,81.2022'],
    ['Meerut', '28.9603,77.6991'],
    ['Chinsurah', '22.8882,88.4022'],
    ['Cuttack', '20.4752,85.8753'],
    ['Rajkot', '22.2987,70.7996'],
    ['Indore', '22.7078,75.8792'],
  ])('serves the town of %s', async (_town, latLng) => {
    const { body } = await backend.request('GET', `/hyperlocal/v2/availability?lat_lng=${latLng}&lang=en`);
    expect(body.vendor_details.length).toBeGreaterThan(1);
    expect(
      new Set(
        body.vendor_details.map(
          (vendor: { vendor_details: { vendor_type: string } }) => vendor.vendor_details.vendor_type,
        ),
      ).has('DC'),
    ).toBe(true);
  });
});
