import { promisedOn } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vendors } from '@haat/backend-market/tables';
import { deliverablePacks, NEAR, SHOP, testDatabases, guestBuyer } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const SIX_HOURS_MS = 21_600_000;
/** Closed on Saturday and Sunday, and earlier on Friday than on other days. */
const HOURS = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens: '09:00',
  closes: weekday === 5 ? '13:00' : '19:00',
}));

describe.each(testDatabases(import.meta.filename))('the promised day on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  it('is the same before the cart as at checkout, all week, for a shop that is closed on two days', async () => {
    await backend.database.update(vendors).set({ openingHours: HOURS, readyInDays: 1 }).where(eq(vendors.id, SHOP));
    const [pack] = await deliverablePacks(backend);
    const days = new Set<string | null>();
    for (let asked = 0; asked < 28; asked += 1) {
      const buyer = guestBuyer(backend);
      await buyer.put(pack, 1);
      const { vendor_details: shops } = (await backend.request('GET', `/hyperlocal/v2/availability?lat_lng=${NEAR}`))
        .body;
      const alone = (await backend.request('GET', `/hyperlocal/v1/vendors/${SHOP}?lat_lng=${NEAR}`)).body;
      const statusAndCode = [shops.find(({ id }: { id: string }) => id === SHOP), alone].map(
        ({ vendor_details: { promised_on: day } }) => day,
      );
      const day = (await buyer.checkout()).promised_on;
      expect(day).toBe(promisedOn(backend.dependencies.now(), 1, HOURS));
      expect(statusAndCode).toEqual([day, day]);
      days.add(day);
      backend.advance(SIX_HOURS_MS);
    }
    expect(days.size).toBeGreaterThanOrEqual(5);
  });
});
