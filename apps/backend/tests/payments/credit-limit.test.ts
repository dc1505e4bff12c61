import { randomUUID } from 'node:crypto';
import type { CartView } from '@haat/api-contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carts } from '@haat/backend-checkout/tables';
import { offers, vendors } from '@haat/backend-market/tables';
import {
  CART,
  CREDIT_SHOP,
  creditFarmer,
  farmer,
  orderOf,
  ORDERS,
  setOffer,
  signed,
  testDatabases,
  untilAnswered,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import {
  accountOf,
  creditObstacle,
  entriesOf,
  orderOnCredit,
  startCreditBackend,
  statusAndCode,
  unbalancedTransactions,
} from './credit-orders.ts';

describe.each(testDatabases(import.meta.filename))('credit on $name', (on) => {
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    ({ backend, packs } = await startCreditBackend(on));
  });
  afterAll(() => backend?.close());

  it('is refused with its reason: not here, not enrolled, over the limit, inconsistent request', async () => {
    const buyer = await creditFarmer(backend);
    await setOffer(backend, packs[0], { stock: 900 });
    await backend.database.update(vendors).set({ maxPacks: 51 }).where(eq(vendors.id, CREDIT_SHOP));
    expect(statusAndCode(await orderOnCredit(buyer, packs[0], 1, 'small-both'))).toMatchObject({
      status: 409,
      code: 'credit_error.not_here',
      details: { obstacle: 'not_here' },
    });
    expect(await creditObstacle(buyer)).toBe('not_here');
    expect((await buyer.checkout()).payment).toMatchObject({ credit: null, credit_cost: null });

    const stranger = await farmer(backend);
    expect(statusAndCode(await orderOnCredit(stranger, packs[0], 1))).toMatchObject({
      code: 'credit_error.not_enrolled',
    });
    expect(await creditObstacle(stranger)).toBe('not_enrolled');

    const spender = await creditFarmer(backend);
    expect(statusAndCode(await orderOnCredit(spender, packs[0], 51))).toMatchObject({
      code: 'credit_error.over_limit',
      details: { available: 50_000, needed: 51_000 },
    });
    expect(await creditObstacle(spender)).toBe('over_limit');
    const view = await spender.call('PUT', `${CART}/items/${packs[0]}`, { quantity: 50, vendor_id: CREDIT_SHOP });
    const half = signed({ ...orderOf(view.body as CartView, spender.userId, null, 'credit'), is_credit_order: false });
    expect(statusAndCode(await spender.call('POST', ORDERS, half))).toMatchObject({
      code: 'order_error.payment_refused',
    });
    expect((await orderOnCredit(spender, packs[0], 50)).status).toBe(201);
    expect(statusAndCode(await orderOnCredit(spender, packs[0], 1))).toMatchObject({
      code: 'credit_error.over_limit',
      details: { available: 0, needed: 1_000 },
    });
    expect(await accountOf(spender)).toMatchObject({ open_orders: 50_000, available: 0 });
  });

  it('never passes the limit in 200 orders at once', async () => {
    const buyer = await creditFarmer(backend);
    await backend.database
      .update(offers)
      .set({ pricePaise: 70_000, discountPaise: 0, stock: 900 })
      .where(and(eq(offers.vendorId, CREDIT_SHOP), ne(offers.variantId, packs[0])));
    await buyer.put(packs[1], 1, { vendor_id: CREDIT_SHOP });
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: 'credit' });
    const view = await buyer.checkout();
    // One cart at a time, or one pack that all of them want, would hold the limit alone: each order has its own of
    // both.
    await backend.database.execute(sql`drop index carts_one_open`);
    const [cart] = await backend.database.select().from(carts).where(eq(carts.cartId, view.cart_id));
    const variantIds = (
      await backend.database
        .select({ id: offers.variantId })
        .from(offers)
        .where(and(eq(offers.vendorId, CREDIT_SHOP), ne(offers.variantId, packs[0])))
        .limit(200)
    ).map(({ id }) => id);
    expect(variantIds).toHaveLength(200);
    const seen = variantIds.map((variantId) => ({
      cartId: randomUUID(),
      variantId,
      catalogueId: `${CREDIT_SHOP}-${variantId}`,
    }));
    await backend.database.insert(carts).values(
      seen.map(({ cartId, variantId, catalogueId }) => ({
        ...cart!,
        cartId,
        items: [{ variantId, catalogueId, quantity: 1, unitPaise: 70_000 }],
      })),
    );
    const [line] = view.lines;
    const answers = await Promise.all(
      seen.map(({ cartId, variantId, catalogueId }) => {
        const own = {
          ...view,
          cart_id: cartId,
          lines: [{ ...line!, variant_id: variantId, quote: { ...line!.quote, c_id: catalogueId } }],
        };
        return untilAnswered(() => buyer.call('POST', ORDERS, orderOf(own, buyer.userId, null, 'credit')));
      }),
    );
    // ₹50,000 are seventy-one orders of ₹700.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(71);
    expect(
      new Set(
        answers.filter(({ status }) => status !== 201).map(({ status, body }) => `${status} ${body.error?.code}`),
      ),
    ).toEqual(new Set(['409 credit_error.over_limit']));
    expect(await accountOf(buyer)).toMatchObject({ open_orders: 49_700, available: 300 });
    expect(await unbalancedTransactions(backend)).toEqual([]);
    const pages = [(await entriesOf(buyer)).length, (await buyer.call('GET', '/credit/v1/entries?page=4')).body];
    expect(pages).toMatchObject([20, { count: 71, next: null, results: { length: 11 } }]);
  });
});
