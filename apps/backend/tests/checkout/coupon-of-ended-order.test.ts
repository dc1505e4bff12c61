import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons, couponUses } from '@haat/backend-checkout/tables';
import { transitionOrder } from '@haat/backend-orders';
import { inTransaction } from '@haat/backend-platform';
import { BACK, CART, deliverablePacks, farmer, orderOf, ORDERS, setOffer, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

const MINUTE_MS = 60_000;
type Actor = Parameters<typeof transitionOrder>[4];

// Written from docs/domain/coupons.md#uses.
describe.each(testDatabases(import.meta.filename))('the coupon of an order that ends, on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 900, pricePaise: 60_000, discountPaise: 10_000 });
  });
  afterAll(() => backend?.close());

  const usedOf = async (code: string) => {
    const [coupon] = await backend.database.select().from(coupons).where(eq(coupons.code, code));
    const stands = and(eq(couponUses.code, code), isNull(couponUses.givenBackAt));
    return [coupon?.usedCount, (await backend.database.select().from(couponUses).where(stands)).length];
  };
  /** An order by which the only use of a new coupon is taken. */
  async function orderWith(code: string, payment: 'cash' | 'pay-now') {
    await backend.database.insert(coupons).values({
      code,
      kind: 'amount',
      value: 5_000,
      marketplaces: ['dehaat'],
      totalUses: 1,
      createdAt: backend.dependencies.now(),
    });
    const buyer = await farmer(backend);
    await buyer.put(pack, 2);
    await buyer.call('PATCH', CART, {
      coupon_code: code,
      delivery_type: 'pickup_from_store',
      payment_kind: payment,
    });
    const placed = await buyer.call('POST', ORDERS, orderOf(await buyer.checkout(), buyer.userId, null, payment));
    expect(placed).toMatchObject({ status: 201, body: { coupon_code: code } });
    expect(await usedOf(code)).toEqual([1, 1]);
    return { buyer, id: placed.body.id as string };
  }
  /** What the clock makes due, by the job that does it. */
  async function later(minutes: number, job: string): Promise<void> {
    backend.advance(minutes * MINUTE_MS);
    const due = backend.dependencies.areas.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === job);
    await due?.run(backend.dependencies);
  }

  it.each<[Actor, ...OrderStatus[]]>([
    ['farmer', 'USER_CANCELLED'],
    ['vendor', 'VENDOR_CANCELLED'],
    ['support', 'DEHAAT_CANCELLED'],
    ['vendor', 'VENDOR_CONFIRMED', 'VENDOR_CANCELLED'],
  ])('is free again when the %s ends it by %s', async (by, ...statuses) => {
    const { id } = await orderWith(`${by}-${statuses.length}`.toUpperCase(), 'cash');
    for (const to of statuses)
      await inTransaction(backend.database, (tx) =>
        transitionOrder(tx, backend.dependencies, id, to, by, { reason: '010' }),
      );
    expect(await usedOf(`${by}-${statuses.length}`.toUpperCase())).toEqual([0, 0]);
  });

  it('is free while its order is not paid, used by a new attempt, and free for good once that has failed', async () => {
    const { buyer, id } = await orderWith('LAPSED', 'pay-now');
    const again = () => farmer(backend, { phone: buyer.phone });
    await later(16, 'payments.time-out');
    expect(await usedOf('LAPSED')).toEqual([0, 0]);
    expect((await (await again()).call('POST', `/payment/v1/orders/${id}/attempts`, BACK)).status).toBe(200);
    expect(await usedOf('LAPSED')).toEqual([1, 1]);
    await later(16, 'payments.time-out');
    expect(await usedOf('LAPSED')).toEqual([0, 0]);
    await later(24 * 60, 'payments.end-unpaid');
    expect((await (await again()).call('GET', `${ORDERS}/${id}`)).body.status).toBe('FAILED');
    expect(await usedOf('LAPSED')).toEqual([0, 0]);
  });
});
