import type { Checkout } from '@haat/api-contract';
import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons, couponUses } from '@haat/backend-checkout/tables';
import { offers } from '@haat/backend-market/tables';
import { fillSampleMarket } from '@haat/backend-sandbox';
import {
  CART,
  deliverablePacks,
  farmer,
  orderOf,
  ORDERS,
  setOffer,
  SHOP,
  signed,
  testDatabases,
  untilAnswered,
  guestBuyer,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, TestAnswer, TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('coupons on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 900, pricePaise: 60_000, discountPaise: 10_000 });
  });
  afterAll(() => backend?.close());

  it('are added once to a sample market that was filled without them, and stay as they are', async () => {
    const { database, dependencies } = backend;
    const all = async () =>
      (await database.select({ code: coupons.code, value: coupons.value }).from(coupons)).sort((one, other) =>
        one.code.localeCompare(other.code),
      );
    const sample = await all();
    await database.delete(coupons).where(inArray(coupons.code, ['MITRA100', 'PEHLE25']));
    await database.update(coupons).set({ value: 70_000 }).where(eq(coupons.code, 'BADA500'));
    expect(
      await Promise.all([fillSampleMarket(dependencies, 'small'), fillSampleMarket(dependencies, 'small')]),
    ).toEqual([false, false]);
    expect(await all()).toEqual(
      sample.map((coupon) => (coupon.code === 'BADA500' ? { ...coupon, value: 70_000 } : coupon)),
    );
    await database.update(coupons).set({ value: 50_000 }).where(eq(coupons.code, 'BADA500'));
  });

  const statusAndCode = ({ status, body }: Pick<TestAnswer, 'status' | 'body'>) => ({
    status,
    code: body.error?.code,
    details: body.error?.details,
  });
  const add = (coupon: Partial<typeof coupons.$inferInsert> & { code: string }) =>
    backend.database.insert(coupons).values({
      kind: 'amount',
      value: 5_000,
      marketplaces: ['dehaat'],
      isListed: false,
      createdAt: backend.dependencies.now(),
      ...coupon,
    });
  const usedOf = async (code: string) => [
    (await backend.database.select().from(coupons).where(eq(coupons.code, code)))[0]?.usedCount,
    (
      await backend.database
        .select()
        .from(couponUses)
        .where(and(eq(couponUses.code, code), isNull(couponUses.givenBackAt)))
    ).length,
  ];
  const choose = (buyer: Buyer, code: string | null) =>
    buyer.call('PATCH', CART, { coupon_code: code, delivery_type: 'pickup_from_store' });
  const place = async (buyer: Buyer, view?: Checkout) =>
    buyer.call('POST', ORDERS, orderOf(view ?? (await buyer.checkout()), buyer.userId));

  /** A farmer with a cart of so many packs at ₹500 and this coupon chosen. */
  async function buyerWith(code: string, quantity = 2, variantId = pack) {
    const buyer = await farmer(backend);
    await buyer.put(variantId, quantity);
    await choose(buyer, code);
    return buyer;
  }

  it('offers each coupon once, the chosen one first, with what it takes off or why not', async () => {
    const buyer = await buyerWith('mitra100');
    await add({ code: 'JUST-YOU', farmerId: buyer.userId, isListed: true, value: 7_500 });
    const { coupons: shown, bill } = await buyer.checkout();
    expect(shown.is_on).toBe(true);
    expect(shown.selected).toMatchObject({ couponCode: 'MITRA100', discount: 100, obstacle: null });
    const codes = shown.offered.map(({ couponCode }) => couponCode);
    expect(codes.slice(0, 2)).toEqual(['MITRA100', 'JUST-YOU']);
    expect([...codes].sort()).toEqual(['BADA500', 'BEEJ10', 'JUST-YOU', 'KISAN50', 'MITRA100', 'PEHLE25']);
    const effect = (code: string) => shown.offered.find(({ couponCode }) => couponCode === code);
    expect(effect('BEEJ10')).toMatchObject({
      kind: 'percent',
      value: 10,
      cap: 200,
      minimum: 1_000,
      discount: 100,
      obstacle: null,
    });
    expect(effect('BADA500')).toMatchObject({ discount: 0, obstacle: 'below_minimum' });
    expect(bill).toMatchObject({ price: 1_200, discount: 200, coupon_discount: 100, total: 900 });
    // The cart of every other screen says what the goods cost.
    expect((await buyer.cart()).bill).toMatchObject({ coupon_discount: 0, total: 1_000 });
    expect((await choose(buyer, null)).status).toBe(200);
    expect(await buyer.checkout()).toMatchObject({ coupons: { selected: null }, bill: { coupon_discount: 0 } });
  });

  it('refuses an unknown code and another farmer’s code', async () => {
    const [owner, buyer, guest] = [await farmer(backend), await farmer(backend), guestBuyer(backend)];
    await add({ code: 'THEIRS', farmerId: owner.userId, isListed: true });
    for (const one of [buyer, guest]) {
      await one.put(pack, 2);
      expect([await choose(one, 'THEIRS'), await choose(one, 'NO-SUCH')].map(statusAndCode)).toMatchObject([
        { status: 404, code: 'coupon_error.unknown' },
        { status: 404, code: 'coupon_error.unknown' },
      ]);
      expect((await one.checkout()).coupons.offered.map(({ couponCode }) => couponCode)).not.toContain('THEIRS');
    }
    await choose(buyer, null);
    const view = await buyer.checkout();
    const stolen = signed({
      ...orderOf(view, buyer.userId),
      coupon: { code: 'THEIRS', discount: 50 },
      total_price: 950,
    });
    expect(statusAndCode(await buyer.call('POST', ORDERS, stolen))).toMatchObject({
      status: 409,
      code: 'order_error.price_changed',
      details: { field: 'coupon' },
    });
    expect(await usedOf('THEIRS')).toEqual([0, 0]);
  });

  it.each([
    { code: 'LATER', change: { validFrom: 1 }, obstacle: 'not_yet' },
    { code: 'GONE', change: { validUntil: -1 }, obstacle: 'over' },
    { code: 'ELSEWHERE', change: { marketplaces: ['ondc' as const] }, obstacle: 'other_marketplace' },
    { code: 'SPENT', change: { totalUses: 1, usedCount: 1 }, obstacle: 'used_up' },
    { code: 'DEAR', change: { minimumPaise: 100_001 }, obstacle: 'below_minimum' },
  ])('keeps one that does not apply, says $obstacle, and orders without it', async ({ code, change, obstacle }) => {
    const day = (ahead: number | undefined) =>
      ahead === undefined ? {} : addDays(indiaDay(backend.dependencies.now()), ahead);
    const { validFrom, validUntil, ...rest } = change as { validFrom?: number; validUntil?: number };
    await add({
      code,
      ...rest,
      ...(validFrom === undefined ? {} : { validFrom: day(validFrom) as string }),
      ...(validUntil === undefined ? {} : { validUntil: day(validUntil) as string }),
    });
    const buyer = await buyerWith(code);
    const view = await buyer.checkout();
    expect(view).toMatchObject({
      coupons: { selected: { couponCode: code, discount: 0, obstacle } },
      bill: { coupon_discount: 0, total: 1_000 },
    });
    const forced = signed({
      ...orderOf(view, buyer.userId),
      coupon: { code, discount: 50 },
      total_price: 950,
      payment: { transactions: [{ payment_mode: 1, amount: 950 }] },
    });
    expect(statusAndCode(await buyer.call('POST', ORDERS, forced))).toMatchObject({
      status: 409,
      code: obstacle === 'used_up' ? 'coupon_error.used_up' : 'coupon_error.not_applicable',
      details: { obstacle },
    });
    expect((await place(buyer, view)).body).toMatchObject({ total_price: 1_000, coupon_discount: 0 });
  });

  it('is written into the order as it was shown, and its use comes back when the order is cancelled', async () => {
    await add({ code: 'ONCE', totalUses: 1, usesPerFarmer: 1 });
    const buyer = await buyerWith('ONCE');
    const view = await buyer.checkout();
    const more = signed({ ...orderOf(view, buyer.userId), coupon: { code: 'ONCE', discount: 51 } });
    expect(statusAndCode(await buyer.call('POST', ORDERS, more))).toMatchObject({
      code: 'order_error.price_changed',
      details: { field: 'coupon', amounts: { coupon_discount: 50, total_price: 950 } },
    });
    const { status, body } = await place(buyer, view);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { total_price: 950, coupon_discount: 50, coupon_code: 'ONCE' },
    });
    expect(await usedOf('ONCE')).toEqual([1, 1]);
    await buyer.put(pack, 2);
    await choose(buyer, 'ONCE');
    expect((await buyer.checkout()).coupons.selected).toMatchObject({ obstacle: 'used_by_you' });
    expect((await (await buyerWith('ONCE')).checkout()).coupons.selected).toMatchObject({ obstacle: 'used_up' });
    await buyer.call('POST', `${ORDERS}/${body.id}/cancel`, { reason: '010' });
    expect(await usedOf('ONCE')).toEqual([0, 0]);
    expect((await buyer.checkout()).coupons.selected).toMatchObject({ discount: 50, obstacle: null });
  });

  // The embedded database does one thing at a time: there, a few show the same.
  const crowd = on.server === null ? 40 : 200;
  it(`is never used more often than it says by ${crowd} farmers at once`, async () => {
    await add({ code: 'RUSH', totalUses: 20, usesPerFarmer: 1 });
    // Each wants another pack: one that all of them want would hold the uses alone.
    await backend.database
      .update(offers)
      .set({ pricePaise: 60_000, discountPaise: 10_000 })
      .where(eq(offers.vendorId, SHOP));
    const wanted = await backend.database
      .select({ variantId: offers.variantId })
      .from(offers)
      .where(eq(offers.vendorId, SHOP))
      .limit(crowd);
    expect(wanted).toHaveLength(crowd);
    const buyers = await Promise.all(wanted.map(({ variantId }) => buyerWith('RUSH', 1, variantId)));
    const views = await Promise.all(buyers.map((buyer) => buyer.checkout()));
    expect(views.filter(({ coupons: { selected } }) => selected?.discount === 50)).toHaveLength(crowd);
    const answers = await Promise.all(buyers.map((buyer, index) => untilAnswered(() => place(buyer, views[index]))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(
      new Set(
        answers.filter(({ status }) => status !== 201).map(({ status, body }) => `${status} ${body.error?.code}`),
      ),
    ).toEqual(new Set(['409 coupon_error.used_up']));
    expect(await usedOf('RUSH')).toEqual([20, 20]);
  });

  it('is gone altogether while coupons are switched off', async () => {
    const off = await startBackend({ on, seed: 'small', configuration: { couponsOn: false } });
    try {
      const buyer = await farmer(off);
      await buyer.put(pack, 2);
      expect(statusAndCode(await choose(buyer, 'KISAN50'))).toMatchObject({
        status: 409,
        code: 'coupon_error.not_applicable',
        details: { obstacle: 'switched_off' },
      });
      expect((await buyer.call('GET', '/location/v1/flags?lat_lng=20,73.8')).body.CP).toEqual({ is_enabled: false });
      expect((await buyer.checkout()).coupons).toEqual({ is_on: false, selected: null, offered: [] });
      await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store' });
      const view = await buyer.checkout();
      const withCoupon = signed({ ...orderOf(view, buyer.userId), coupon: { code: 'KISAN50', discount: 50 } });
      expect(statusAndCode(await buyer.call('POST', ORDERS, withCoupon))).toMatchObject({
        code: 'order_error.price_changed',
        details: { field: 'coupon' },
      });
      expect((await place(buyer, view)).status).toBe(201);
    } finally {
      await off.close();
    }
  });
});
