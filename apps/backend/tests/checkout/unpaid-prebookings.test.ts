import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSeason } from '@haat/backend-market';
import { prebookOffers } from '@haat/backend-market/tables';
import { orders } from '@haat/backend-orders/tables';
import { expireUnpaidOrders, expirePayments } from '@haat/backend-payments/testing';
import { CART, farmer, orderOf, ORDERS, SHOP, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestAnswer, TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import { PADDY } from './prebook-season.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OTHER_SHOP = 'small-centre';

describe.each(testDatabases(import.meta.filename))('prebooking without paying ahead, on $name', (on) => {
  let backend: TestBackend;
  let day: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    day = (await openSeason(backend.database, SHOP, backend.dependencies.now()))?.bookingDates.at(-1) ?? '';
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    await backend.database.update(orders).set({ status: 'USER_CANCELLED' });
    await backend.database.update(prebookOffers).set({ promised: 100, taken: 0 });
  });

  const answerOf = ({ status, body }: TestAnswer) => ({ status, code: body.error?.code, details: body.error?.details });
  /** Fills a cart. @returns how it is ordered */
  async function fill(
    buyer: Buyer,
    quantity: number,
    { payment = 'cash', shop = SHOP }: { payment?: 'cash' | 'pay-now'; shop?: string } = {},
  ): Promise<() => Promise<TestAnswer>> {
    await buyer.put(PADDY, quantity, { vendor_id: shop, is_prebook: true });
    await buyer.call('PATCH', CART, {
      delivery_type: 'pickup_from_store',
      payment_kind: payment,
      booking_date: day,
    });
    const order = orderOf(await buyer.checkout(), buyer.userId, null, payment);
    return () => buyer.call('POST', ORDERS, order);
  }
  const book = async (...booking: Parameters<typeof fill>) => (await fill(...booking))();
  const NEEDS_ADVANCE = {
    status: 409,
    code: 'order_error.payment_refused',
    details: { payment_kind: 'cash', obstacle: 'advance_needed' },
  };

  it('is for 5 packs of a variant a farmer and season, at all shops together', async () => {
    const buyer = await farmer(backend);
    expect(answerOf(await book(buyer, 6))).toEqual(NEEDS_ADVANCE);
    const checkout = await buyer.checkout();
    expect(checkout.payment.choices.find(({ kind }) => kind === 'cash')?.obstacle).toBe('advance_needed');
    const first = await book(buyer, 3);
    expect(first.status).toBe(201);
    expect(answerOf(await book(buyer, 3, { shop: OTHER_SHOP }))).toEqual(NEEDS_ADVANCE);
    expect((await book(buyer, 2, { shop: OTHER_SHOP })).status).toBe(201);
    // With the advance it is as much as there is.
    expect((await book(buyer, 20, { payment: 'pay-now' })).status).toBe(201);
    // What was cancelled is free again.
    expect(answerOf(await book(buyer, 1))).toEqual(NEEDS_ADVANCE);
    await buyer.call('POST', `${ORDERS}/${first.body.id}/cancel`, { reason: '010' });
    expect((await book(buyer, 3)).status).toBe(201);
  });

  it('is for 30 % of a season’s packs in all', async () => {
    await backend.database.update(prebookOffers).set({ promised: 40 });
    const answers = [];
    for (const quantity of [5, 5, 3]) answers.push((await book(await farmer(backend), quantity)).status);
    expect(answers).toEqual([201, 201, 409]);
    const last = await farmer(backend);
    expect((await book(last, 2)).status).toBe(201);
    expect(answerOf(await book(await farmer(backend), 1))).toEqual(NEEDS_ADVANCE);
    expect((await book(await farmer(backend), 1, { payment: 'pay-now' })).status).toBe(201);
  });

  it('does not pass 30 % when many book at once', async () => {
    await backend.database.update(prebookOffers).set({ promised: 20 });
    const ready = await Promise.all(Array.from({ length: 6 }, async () => fill(await farmer(backend), 2)));
    const answers = await Promise.all(ready.map((place) => place()));
    // Of 20 packs 6 go without an advance: three bookings of two.
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
  });

  it('ends when an advance that was promised does not come for a day', async () => {
    const buyer = await farmer(backend);
    const { body } = await book(buyer, 10, { payment: 'pay-now' });
    backend.advance(16 * MINUTE_MS);
    while ((await expirePayments(backend.dependencies)) > 0);
    const seen = async () =>
      (await backend.database.select({ status: orders.status }).from(orders).where(eq(orders.id, body.id)))[0]?.status;
    await expireUnpaidOrders(backend.dependencies);
    expect(await seen()).toBe('PRE_ORDER');
    backend.advance(DAY_MS);
    await expireUnpaidOrders(backend.dependencies);
    expect(await seen()).toBe('FAILED');
    const [offer] = await backend.database
      .select({ taken: prebookOffers.taken })
      .from(prebookOffers)
      .where(and(eq(prebookOffers.vendorId, SHOP), eq(prebookOffers.variantId, PADDY)));
    expect(offer?.taken).toBe(0);
  });
});
