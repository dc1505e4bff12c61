import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prebookOffers } from '@haat/backend-market/tables';
import { openSeason } from '@haat/backend-market';
import { CART, farmer, orderOf, ORDERS, SHOP, testDatabases, untilAnswered } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const PADDY = 'p-paddy-arize-6444-3kg';
const TOMATO = 'p-tomato-abhilash-10g';

describe.each(testDatabases())('the promise of a season on $name', (on) => {
  let backend: TestBackend;
  let seasonId: string;
  let day: string;

  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', configuration: { databasePoolSize: 10 } });
    const season = await openSeason(backend.database, SHOP, backend.dependencies.now());
    [seasonId, day] = [season?.id ?? '', season?.bookingDates[0] ?? ''];
    await backend.database.update(prebookOffers).set({ promised: 1_000 }).where(offers());
    await backend.database.insert(prebookOffers).values({
      seasonId,
      vendorId: SHOP,
      variantId: TOMATO,
      pricePaise: 10_000,
      discountPaise: 0,
      advancePercent: 0,
      promised: 1_000,
    });
  });
  afterAll(() => backend?.close());

  const offers = () =>
    and(
      eq(prebookOffers.seasonId, seasonId),
      eq(prebookOffers.vendorId, SHOP),
      inArray(prebookOffers.variantId, [PADDY, TOMATO]),
    );
  const taken = async () =>
    (await backend.database.select().from(prebookOffers).where(offers())).map((offer) => offer.taken);

  /** A prebook cart with these packs, in this order. */
  async function cartOf(first: string, second: string) {
    const buyer = await farmer(backend);
    await buyer.put(first, 1, { is_prebook: true });
    await buyer.put(second, 1, { is_prebook: true });
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', booking_date: day });
    const order = orderOf(await buyer.checkout(), buyer.userId);
    return { buyer, place: () => untilAnswered(() => buyer.call('POST', ORDERS, order)) };
  }
  /** Two farmers: what one gives back, the other books. */
  const pairOf = async (first: string, second: string) => ({
    early: await cartOf(first, second),
    late: await cartOf(first, second),
  });

  // Where two orders wait for each other in a circle, the database lets one of them fail.
  it('is booked and given back by orders of the same packs in any order, without a failure', async () => {
    const many = on.server === null ? 6 : 40;
    const pairs: Awaited<ReturnType<typeof pairOf>>[] = [];
    while (pairs.length < many) pairs.push(...(await Promise.all([pairOf(PADDY, TOMATO), pairOf(TOMATO, PADDY)])));
    const placed = await Promise.all(
      pairs.map(async ({ early, late }) => ({ buyer: early.buyer, late, ...(await early.place()) })),
    );
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201]));
    const answers = await Promise.all(
      placed.flatMap(({ buyer, late, body }) => [
        untilAnswered(() => buyer.call('POST', `${ORDERS}/${body.id}/cancel`, { reason: '010' })),
        late.place(),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(await taken()).toEqual([many, many]);
  }, 180_000);
});
