import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carts, coupons, couponUses } from '@haat/backend-checkout/tables';
import { offers } from '@haat/backend-market/tables';
import { CART, farmer, orderOf, ORDERS, SHOP, testDatabases, untilAnswered } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const CODE = 'THRICE';
const USES = 3;

describe.each(testDatabases(import.meta.filename))('a coupon of so many uses a farmer on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await backend.database
      .update(offers)
      .set({ pricePaise: 60_000, discountPaise: 10_000 })
      .where(eq(offers.vendorId, SHOP));
    await backend.database.insert(coupons).values({
      code: CODE,
      kind: 'amount',
      value: 5_000,
      marketplaces: ['dehaat'],
      isListed: false,
      usesPerFarmer: USES,
      createdAt: backend.dependencies.now(),
    });
  });
  afterAll(() => backend?.close());

  const usedBy = async (farmerId: string) =>
    (
      await backend.database
        .select({ uses: count() })
        .from(couponUses)
        .where(and(eq(couponUses.code, CODE), eq(couponUses.farmerId, farmerId), isNull(couponUses.givenBackAt)))
    )[0]?.uses;

  // The embedded database does one thing at a time: there, a few show the same.
  const crowd = on.server === null ? 40 : 200;
  it(`is used by one farmer no more often than that, in ${crowd} orders at once`, async () => {
    const buyer = await farmer(backend);
    const packs = await backend.database
      .select({ variantId: offers.variantId, catalogueId: offers.cId })
      .from(offers)
      .where(eq(offers.vendorId, SHOP))
      .orderBy(offers.cId)
      .limit(crowd);
    expect(packs).toHaveLength(crowd);
    await buyer.put(packs[0]!.variantId, 1);
    await buyer.call('PATCH', CART, { coupon_code: CODE, delivery_type: 'pickup_from_store' });
    const view = await buyer.checkout();
    expect(view.coupons.selected).toMatchObject({ discount: 50, obstacle: null });
    // One cart at a time, or one pack that all of them want, would hold the uses alone: each order has its own of both.
    await backend.database.execute(sql`drop index carts_one_open`);
    const [cart] = await backend.database.select().from(carts).where(eq(carts.cartId, view.cart_id));
    const own = packs.map((pack) => ({ ...pack, cartId: randomUUID() }));
    await backend.database
      .insert(carts)
      .values(
        own.map(({ cartId, ...pack }) => ({ ...cart!, cartId, items: [{ ...pack, quantity: 1, unitPaise: 50_000 }] })),
      );
    const [line] = view.lines;
    const answers = await Promise.all(
      own.map(({ cartId, variantId, catalogueId }) => {
        const seen = {
          ...view,
          cart_id: cartId,
          lines: [{ ...line!, variant_id: variantId, quote: { ...line!.quote, c_id: catalogueId } }],
        };
        return untilAnswered(() => buyer.call('POST', ORDERS, orderOf(seen, buyer.userId)));
      }),
    );
    expect(answers.filter(({ status }) => status === 201).map(({ body }) => body.coupon_discount)).toEqual(
      Array.from({ length: USES }, () => 50),
    );
    const refused = answers
      .filter(({ status }) => status !== 201)
      .map(({ status, body }) => `${status} ${body.error?.code} ${body.error?.details?.obstacle}`);
    expect(new Set(refused)).toEqual(new Set(['409 coupon_error.not_applicable used_by_you']));
    expect(await usedBy(buyer.userId)).toBe(USES);

    // What one farmer has used up is there for the next.
    const next = await farmer(backend);
    await next.put(packs[0]!.variantId, 1);
    await next.call('PATCH', CART, { coupon_code: CODE, delivery_type: 'pickup_from_store' });
    expect((await next.checkout()).coupons.selected).toMatchObject({ discount: 50, obstacle: null });
  });
});
