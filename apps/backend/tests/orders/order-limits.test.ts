import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartView } from '@haat/api-contract';
import { offers, vendors } from '@haat/backend-market/tables';
import { orders } from '@haat/backend-orders/tables';
import {
  CART,
  collectOnlyPack,
  deliverablePacks,
  farmer,
  orderForPickup,
  orderOf,
  ORDERS,
  SHOP,
  signed,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, TestAnswer, TestBackend } from '@haat/backend-testing';

const DAY_MS = 86_400_000;
const OTHER_SHOP = 'small-pickup';
/** A shop that is moved to the open network: a farmer has a second cart there. */
const ONDC_SHOP = 'small-patna';
const ONDC_CART = '/cart/v1/carts/ondc';

describe.each(testDatabases(import.meta.filename))('how much one order and one farmer may take, on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  let urea: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    urea = await collectOnlyPack(backend);
    await backend.database.update(offers).set({ stock: 500 });
    await backend.database.update(vendors).set({ marketplace: 'ondc' }).where(eq(vendors.id, ONDC_SHOP));
  });
  afterAll(() => backend?.close());

  const answerOf = ({ status, body }: TestAnswer) => ({ status, code: body.error?.code, details: body.error?.details });
  const order = async (buyer: Buyer, variantId: string, quantity: number, shop = SHOP): Promise<TestAnswer> => {
    await buyer.put(variantId, quantity, { vendor_id: shop });
    return orderForPickup(buyer);
  };

  it('lets 50 packs of a variant go, and names what is more', async () => {
    const buyer = await farmer(backend);
    expect((await buyer.put(pack, 51)).body.lines).toMatchObject([{ quantity: 51, problem: 'too_many_packs' }]);
    expect(answerOf(await orderForPickup(buyer))).toEqual({
      status: 409,
      code: 'order_error.too_many_packs',
      details: { most: 50, lines: [{ variant_id: pack, asked: 51 }] },
    });
    expect((await buyer.put(pack, 50)).body.lines).toMatchObject([{ quantity: 50, problem: null }]);
    expect(answerOf(await orderForPickup(buyer))).toMatchObject({ status: 201 });
  });

  it('keeps to the limit of a shop that has its own, and tells it to the screens', async () => {
    const limited = async (maxPacks: number) =>
      backend.database.update(vendors).set({ maxPacks }).where(eq(vendors.id, OTHER_SHOP));
    await limited(3);
    const buyer = await farmer(backend);
    expect(answerOf(await order(buyer, pack, 4, OTHER_SHOP))).toMatchObject({
      code: 'order_error.too_many_packs',
      details: { most: 3 },
    });
    expect((await buyer.cart()).vendor?.vendor_details.max_packs).toBe(3);
    await limited(50);
  });

  it('lets 10 packs of subsidised fertiliser go in 30 days, over all shops', async () => {
    const buyer = await farmer(backend);
    const first = await order(buyer, urea, 9);
    expect(first.status).toBe(201);
    expect(answerOf(await order(buyer, urea, 2, OTHER_SHOP))).toEqual({
      status: 409,
      code: 'order_error.subsidised_limit',
      details: { most: 10, days: 30, left: 1, asked: 2 },
    });
    expect((await order(buyer, urea, 1, OTHER_SHOP)).status).toBe(201);
    // Other goods are not counted.
    expect((await order(buyer, pack, 20)).status).toBe(201);
    expect(answerOf(await order(buyer, urea, 1))).toMatchObject({ details: { left: 0 } });
    // What was cancelled, and what is older than 30 days, is free again.
    await buyer.call('POST', `${ORDERS}/${first.body.id}/cancel`, { reason: '010' });
    expect((await orderForPickup(buyer)).status).toBe(201);
    const past = new Date(backend.dependencies.now().getTime() - 30 * DAY_MS - 1);
    await backend.database.update(orders).set({ createdAt: past }).where(eq(orders.farmerId, buyer.userId));
    expect((await order(buyer, urea, 10)).status).toBe(201);
  });

  it('does not let two orders at once pass the limit together', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const buyer = await farmer(backend);
      const near = await buyer.put(urea, 6);
      const far = await buyer.call('PUT', `${ONDC_CART}/items/${urea}`, { quantity: 6, vendor_id: ONDC_SHOP });
      expect({ near: near.status, far: far.status }).toEqual({ near: 200, far: 200 });
      const chosen = await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store' });
      const placed = await Promise.all([
        buyer.call('POST', ORDERS, orderOf(chosen.body as CartView, buyer.userId)),
        buyer.call('POST', ORDERS, signed({ ...orderOf(far.body as CartView, buyer.userId), marketplace: 'ondc' })),
      ]);
      expect(placed.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });
});
