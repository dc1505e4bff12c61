import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignCarts, coupons } from '@haat/backend-checkout/tables';
import { removeUnorderedCarts } from '@haat/backend-checkout/testing';
import {
  CART,
  CREDIT_SHOP,
  farmer,
  NEAR,
  orderForPickup,
  SHOP,
  testDatabases,
  untilAnswered,
  guestBuyer,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { packsIn, startCampaigns } from './campaign-links.ts';
import type { Campaigns } from './campaign-links.ts';

const DAY_MS = 86_400_000;

describe.each(testDatabases(import.meta.filename))('campaign links on $name', (on) => {
  let campaigns: Campaigns;
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    campaigns = await startCampaigns(on);
    ({ backend, packs } = campaigns);
  });
  afterAll(() => backend?.close());

  describe('filling the cart', () => {
    it('is done once however often it is requested, also concurrently', async () => {
      const [code, buyer] = [await campaigns.create({ coupon_code: 'KISAN50' }), guestBuyer(backend)];
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => untilAnswered(() => campaigns.fillCart(code, buyer))),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect(await packsIn(buyer)).toEqual({ [packs[0]]: 2, [packs[1]]: 1 });
      expect((await buyer.checkout()).coupons.selected?.couponCode).toBe('KISAN50');
    });

    it('keeps what the cart holds of the same shop', async () => {
      const [code, buyer] = [await campaigns.create(), guestBuyer(backend)];
      await buyer.put(packs[2], 3);
      await buyer.put(packs[0], 5);
      await campaigns.fillCart(code, buyer);
      expect(await packsIn(buyer)).toEqual({ [packs[2]]: 3, [packs[0]]: 5, [packs[1]]: 1 });
    });

    it('asks before another shop’s cart is parked, and parks it whole', async () => {
      const [code, buyer] = [await campaigns.create(), guestBuyer(backend)];
      await buyer.put(packs[2], 3, { vendor_id: CREDIT_SHOP });
      expect(await campaigns.fillCart(code, buyer)).toMatchObject({
        status: 409,
        body: { error: { code: 'cart_error.vendor_changed', details: { cart_vendor_id: CREDIT_SHOP } } },
      });
      expect(await packsIn(buyer)).toEqual({ [packs[2]]: 3 });
      expect(await campaigns.fillCart(code, buyer, true)).toMatchObject({
        status: 200,
        body: { vendor: { id: SHOP }, count: 3, parked: { count: 3 } },
      });
      // Asked again, the cart that it has filled is not put aside over the other one.
      await campaigns.fillCart(code, buyer, true);
      expect(await buyer.call('POST', `${CART}/restore`, {})).toMatchObject({
        body: { vendor: { id: CREDIT_SHOP }, count: 3 },
      });
    });

    it('leaves the coupon out when it was taken back or coupons are switched off', async () => {
      await backend.database
        .insert(coupons)
        .values({ code: 'GONE1', kind: 'amount', value: 1_000, marketplaces: ['dehaat'], createdAt: new Date() });
      const [code, buyer] = [await campaigns.create({ coupon_code: 'GONE1' }), guestBuyer(backend)];
      await backend.database.delete(coupons).where(eq(coupons.code, 'GONE1'));
      expect((await campaigns.open(code)).body.coupon).toBeNull();
      expect((await campaigns.fillCart(code, buyer)).status).toBe(200);
      expect((await buyer.checkout()).coupons.selected).toBeNull();
    });
  });

  describe('orders by a link', () => {
    it('are ordinary orders, shown by the link when it is opened again', async () => {
      const name = campaigns.newName();
      const [code, buyer] = [await campaigns.create({ coupon_code: 'KISAN50' }, name), await farmer(backend)];
      await campaigns.fillCart(code, buyer);
      await buyer.call('PATCH', CART, { coupon_code: null });
      const { body: order } = await orderForPickup(buyer);
      expect(order.status).toBe('PENDING');
      expect((await campaigns.open(code, buyer)).body.order_id).toBe(order.id);
      expect((await campaigns.open(code)).body.order_id).toBeNull();
      expect((await campaigns.open(code, await farmer(backend))).body.order_id).toBeNull();
      expect((await campaigns.save(name, { coupon_code: 'KISAN50' })).body.orders).toBe(1);
      await buyer.call('POST', `/order/v1/orders/${order.id}/cancel`, { reason: '010' });
      expect((await campaigns.open(code, buyer)).body.order_id).toBeNull();
      expect((await campaigns.save(name)).body.orders).toBe(0);
    });

    it('are counted when a guest fills the cart and then signs in', async () => {
      const code = await campaigns.create();
      const guest = guestBuyer(backend);
      await campaigns.fillCart(code, guest);
      const buyer = await farmer(backend);
      await backend.request('POST', `${CART}/claim?lat_lng=${NEAR}`, {
        token: buyer.token,
        headers: { 'x-guest-cart': guest.guestId },
        body: {},
      });
      const { body: order } = await orderForPickup(buyer);
      expect((await campaigns.open(code, buyer)).body.order_id).toBe(order.id);
    });

    it('end for new farmers once the most orders are reached', async () => {
      const code = await campaigns.create({ most_orders: 1 });
      const [first, second] = [await farmer(backend), await farmer(backend)];
      await campaigns.fillCart(code, first);
      await orderForPickup(first);
      expect((await campaigns.open(code, second)).body.error.code).toBe('campaign_error.ended');
      expect((await campaigns.fillCart(code, second)).body.error.code).toBe('campaign_error.ended');
      expect((await campaigns.open(code, first)).status).toBe(200);
    });

    it('leave no record for carts that were never ordered', async () => {
      const [code, buyer] = [await campaigns.create(), guestBuyer(backend)];
      await campaigns.fillCart(code, buyer);
      const { cart_id: cartId } = await buyer.cart();
      const kept = () => backend.database.select().from(campaignCarts).where(eq(campaignCarts.cartId, cartId));
      await removeUnorderedCarts(backend.database, new Date(Date.now() - DAY_MS));
      expect(await kept()).toHaveLength(1);
      await removeUnorderedCarts(backend.database, new Date(Date.now() + 1));
      expect(await kept()).toHaveLength(0);
    });
  });
});
