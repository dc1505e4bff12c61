import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers, vendors } from '@haat/backend-market/tables';
import { rowsOf } from '@haat/backend-platform';
import { insertGeneratedShops, places, shopGround, SHOPS_AT_MEASURED_PLACE, smallMarket } from '@haat/backend-sandbox';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('a market of any size on $name', (on) => {
  const ground = shopGround(places(), '422001');
  const { variants } = smallMarket();
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend.close());

  const grow = (shops: number) => insertGeneratedShops(backend.database, { shops, offersPerShop: 2, ground, variants });
  const counts = async () =>
    (
      await rowsOf<{ shops: number; offers: number }>(
        backend.database,
        sql`select (select count(*)::int from ${vendors} where id like 'v-gen-%') as shops, (select count(*)::int
          from ${offers} where vendor_id like 'v-gen-%') as offers`,
      )
    )[0];
  const found = async () => {
    const { body } = await backend.request(
      'GET',
      `/hyperlocal/v2/availability?lat_lng=${ground.measured.lat},${ground.measured.lng}&lang=en`,
    );
    return body.vendor_details
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => id.startsWith('v-gen-')) as string[];
  };

  it('finds the same shops at the measured place as it grows, and adds only what is missing', async () => {
    expect(await grow(60)).toBe(60);
    const few = await found();
    expect(few).toHaveLength(SHOPS_AT_MEASURED_PLACE);
    expect(await grow(600)).toBe(540);
    expect(await counts()).toEqual({ shops: 600, offers: 1_200 });
    expect(await found()).toEqual(few);
    expect(await grow(600)).toBe(0);
    expect(await counts()).toEqual({ shops: 600, offers: 1_200 });
  });
});
