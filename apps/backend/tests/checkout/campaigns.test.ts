import { indiaDay } from '@haat/format';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignCarts, coupons } from '@haat/backend-checkout/tables';
import { removeUnorderedCarts, writeCode } from '@haat/backend-checkout/testing';
import { vendors } from '@haat/backend-market/tables';
import { createEncryptor } from '@haat/backend-platform';
import {
  CART,
  CREDIT_SHOP,
  deliverablePacks,
  FAR,
  farmer,
  NEAR,
  orderForPickup,
  setOffer,
  SHOP,
  signInForTest,
  testDatabases,
  untilAnswered,
  guestBuyer,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, TestAnswer, TestBackend } from '@haat/backend-testing';

const DAY_MS = 86_400_000;
const DESK = '/support/v1/campaigns';
const day = (fromToday: number) => indiaDay(new Date(Date.now() + fromToday * DAY_MS));

describe.each(testDatabases())('campaign links on $name', (on) => {
  let backend: TestBackend;
  let support: string;
  let packs: [string, string, string];
  let logged = '';
  let names = 0;

  beforeAll(async () => {
    const logTo = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged += chunk.toString();
        done();
      },
    });
    backend = await startBackend({ on, seed: 'small', logTo });
    support = (await signInForTest(backend, '9000000004')).accessToken;
    packs = await deliverablePacks(backend);
  });
  afterAll(() => backend?.close());

  const newName = () => `test-${(names += 1)}`;
  const put = (name: string, change: Record<string, unknown> = {}): Promise<TestAnswer> =>
    backend.request('PUT', `${DESK}/${name}`, {
      token: support,
      body: {
        vendor_id: SHOP,
        lines: [
          { variant_id: packs[0], quantity: 2 },
          { variant_id: packs[1], quantity: 1 },
        ],
        valid_from: day(0),
        valid_until: day(30),
        ...change,
      },
    });
  /** Writes a campaign and tells its code. */
  const written = async (change: Record<string, unknown> = {}, name = newName()): Promise<string> => {
    const answer = await put(name, change);
    expect(answer.status).toBe(200);
    return answer.body.code;
  };
  const opened = (code: string, buyer: Pick<Buyer, 'call'> = guestBuyer(backend), place = NEAR) =>
    buyer.call('GET', `/growth/v1/campaigns/${encodeURIComponent(code)}?lat_lng=${place}`);
  const filled = (code: string, buyer: Buyer, replace = false) =>
    buyer.call('POST', `/growth/v1/campaigns/${encodeURIComponent(code)}/cart?lat_lng=${NEAR}`, { replace });
  const packsIn = async (buyer: Buyer) =>
    Object.fromEntries((await buyer.cart()).lines.map(({ variant_id, quantity }) => [variant_id, quantity]));

  describe('what a link opens', () => {
    it('are the goods at today’s prices, with what they come to, the coupon and the ways to get them', async () => {
      await setOffer(backend, packs[0], { pricePaise: 50_000, discountPaise: 5_000, stock: 20 });
      await setOffer(backend, packs[1], { pricePaise: 10_000, discountPaise: 0, stock: 20 });
      const code = await written({ coupon_code: 'kisan50', pincode: '422001' });
      const { status, body, headers } = await opened(code);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).toMatchObject({
        vendor: { id: SHOP },
        delivery_choices: ['home_delivery', 'pickup_from_store'],
        pincode: '422001',
        valid_until: day(30),
        order_id: null,
        lines: [
          { variant_id: packs[0], quantity: 2, problem: null, quote: { price: 500, discount: 50 } },
          { variant_id: packs[1], quantity: 1, problem: null },
        ],
        coupon: { couponCode: 'KISAN50', discount: 50, obstacle: null },
        bill: { price: 1_100, discount: 100, coupon_discount: 50, total: 950 },
      });
      await setOffer(backend, packs[0], { pricePaise: 60_000 });
      expect((await opened(code)).body.bill.total).toBe(1_150);
      expect((await opened(code, guestBuyer(backend), FAR)).body.delivery_choices).toEqual([]);
    });

    it('report why each pack is unavailable, and calculate with the stock there is', async () => {
      await setOffer(backend, packs[0], { pricePaise: 50_000, discountPaise: 0, stock: 1 });
      await setOffer(backend, packs[1], { stock: 0 });
      const code = await written();
      const { body } = await opened(code);
      expect(body.lines.map(({ problem }: { problem: string }) => problem)).toEqual([
        'not_enough_stock',
        'out_of_stock',
      ]);
      expect(body.bill.total).toBe(500);
      const buyer = guestBuyer(backend);
      expect((await filled(code, buyer)).status).toBe(200);
      expect(await packsIn(buyer)).toEqual({ [packs[0]]: 1 });
      await setOffer(backend, packs[0], { stock: 0 });
      expect((await filled(code, guestBuyer(backend))).body.error.code).toBe('campaign_error.sold_out');
      for (const pack of packs) await setOffer(backend, pack, { stock: 20 });
    });
  });

  describe('what is no link of ours', () => {
    it('is refused alike wherever it was altered, and tells nothing', async () => {
      const code = await written();
      const refusals = await Promise.all(
        [...code].map((sign, at) => opened(code.slice(0, at) + (sign === 'A' ? 'B' : 'A') + code.slice(at + 1))),
      );
      const bodies = new Set(
        refusals.map(({ status, body }) =>
          JSON.stringify([status, body.error.code, body.error.message, body.error.details]),
        ),
      );
      expect([...bodies]).toEqual([
        JSON.stringify([400, 'campaign_error.altered', 'main:errors.campaign_error_altered', null]),
      ]);
      for (const text of [code.slice(1), `${code}A`, code.toLowerCase(), '1', '%', '१'.repeat(29), '-'.repeat(64)]) {
        expect((await opened(text)).body.error.code).toBe('campaign_error.altered');
      }
    });

    it('is one of another market, and one of a campaign that is not there any more', async () => {
      const expiresAt = new Date(Date.now() + DAY_MS);
      const foreign = createEncryptor(() => Buffer.alloc(32, 9));
      expect((await opened(writeCode(foreign, { number: 1, expiresAt }))).body.error.code).toBe(
        'campaign_error.altered',
      );
      for (const number of [0, 999_999, 2 ** 32 - 1]) {
        expect(await opened(writeCode(backend.dependencies.encryptor, { number, expiresAt }))).toMatchObject({
          status: 404,
          body: { error: { code: 'campaign_error.unknown' } },
        });
      }
    });

    it('fills no cart', async () => {
      const buyer = guestBuyer(backend);
      const code = await written();
      expect((await filled(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`, buyer)).body.error.code).toBe(
        'campaign_error.altered',
      );
      expect(await packsIn(buyer)).toEqual({});
      expect((await backend.request('POST', `/growth/v1/campaigns/${code}/cart`, { body: {} })).status).toBe(400);
    });
  });

  describe('its days', () => {
    it('are India’s, the last one is part of it, and then the link has expired', async () => {
      const name = newName();
      expect(await opened(await written({ valid_from: day(-3), valid_until: day(-1) }, name))).toMatchObject({
        status: 410,
        body: { error: { code: 'campaign_error.expired' } },
      });
      const code = await written({ valid_from: day(-3), valid_until: day(0) }, name);
      expect((await opened(code)).status).toBe(200);
      const buyer = guestBuyer(backend);
      expect((await filled(await written({ valid_from: day(-3), valid_until: day(-1) }), buyer)).status).toBe(410);
    });

    it('have not come, or were shortened after the link was sent', async () => {
      expect(await opened(await written({ valid_from: day(2) }))).toMatchObject({
        status: 409,
        body: { error: { code: 'campaign_error.not_yet', details: { valid_from: day(2) } } },
      });
      const name = newName();
      const code = await written({}, name);
      await written({ valid_from: day(-3), valid_until: day(-1) }, name);
      expect(await opened(code)).toMatchObject({ status: 410, body: { error: { code: 'campaign_error.ended' } } });
    });
  });

  describe('filling the cart', () => {
    it('is done once however often it is asked, and at once', async () => {
      const [code, buyer] = [await written({ coupon_code: 'KISAN50' }), guestBuyer(backend)];
      const answers = await Promise.all(Array.from({ length: 8 }, () => untilAnswered(() => filled(code, buyer))));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect(await packsIn(buyer)).toEqual({ [packs[0]]: 2, [packs[1]]: 1 });
      expect((await buyer.checkout()).coupons.selected?.couponCode).toBe('KISAN50');
    });

    it('keeps what the cart holds of the same shop', async () => {
      const [code, buyer] = [await written(), guestBuyer(backend)];
      await buyer.put(packs[2], 3);
      await buyer.put(packs[0], 5);
      await filled(code, buyer);
      expect(await packsIn(buyer)).toEqual({ [packs[2]]: 3, [packs[0]]: 5, [packs[1]]: 1 });
    });

    it('asks before another shop’s goods are put aside, and puts them aside whole', async () => {
      const [code, buyer] = [await written(), guestBuyer(backend)];
      await buyer.put(packs[2], 3, { vendor_id: CREDIT_SHOP });
      expect(await filled(code, buyer)).toMatchObject({
        status: 409,
        body: { error: { code: 'cart_error.vendor_changed', details: { cart_vendor_id: CREDIT_SHOP } } },
      });
      expect(await packsIn(buyer)).toEqual({ [packs[2]]: 3 });
      expect(await filled(code, buyer, true)).toMatchObject({
        status: 200,
        body: { vendor: { id: SHOP }, count: 3, parked: { count: 3 } },
      });
      // Asked again, the cart that it has filled is not put aside over the other one.
      await filled(code, buyer, true);
      expect(await buyer.call('POST', `${CART}/restore`, {})).toMatchObject({
        body: { vendor: { id: CREDIT_SHOP }, count: 3 },
      });
    });

    it('leaves the coupon out when it was taken back or coupons are switched off', async () => {
      await backend.database
        .insert(coupons)
        .values({ code: 'GONE1', kind: 'amount', value: 1_000, marketplaces: ['dehaat'], createdAt: new Date() });
      const [code, buyer] = [await written({ coupon_code: 'GONE1' }), guestBuyer(backend)];
      await backend.database.delete(coupons).where(eq(coupons.code, 'GONE1'));
      expect((await opened(code)).body.coupon).toBeNull();
      expect((await filled(code, buyer)).status).toBe(200);
      expect((await buyer.checkout()).coupons.selected).toBeNull();
    });
  });

  describe('what comes of it', () => {
    it('is an order as any other, which the link names when it is opened again', async () => {
      const name = newName();
      const [code, buyer] = [await written({ coupon_code: 'KISAN50' }, name), await farmer(backend)];
      await filled(code, buyer);
      await buyer.call('PATCH', CART, { coupon_code: null });
      const { body: order } = await orderForPickup(buyer);
      expect(order.status).toBe('PENDING');
      expect((await opened(code, buyer)).body.order_id).toBe(order.id);
      expect((await opened(code)).body.order_id).toBeNull();
      expect((await opened(code, await farmer(backend))).body.order_id).toBeNull();
      expect((await put(name, { coupon_code: 'KISAN50' })).body.orders).toBe(1);
      await buyer.call('POST', `/order/v1/orders/${order.id}/cancel`, { reason: '010' });
      expect((await opened(code, buyer)).body.order_id).toBeNull();
      expect((await put(name)).body.orders).toBe(0);
    });

    it('stays counted when a guest fills the cart and then signs in', async () => {
      const code = await written();
      const guest = guestBuyer(backend);
      await filled(code, guest);
      const buyer = await farmer(backend);
      await backend.request('POST', `${CART}/claim?lat_lng=${NEAR}`, {
        token: buyer.token,
        headers: { 'x-guest-cart': guest.guestId },
        body: {},
      });
      const { body: order } = await orderForPickup(buyer);
      expect((await opened(code, buyer)).body.order_id).toBe(order.id);
    });

    it('ends for newcomers once so many orders came of it', async () => {
      const code = await written({ most_orders: 1 });
      const [first, second] = [await farmer(backend), await farmer(backend)];
      await filled(code, first);
      await orderForPickup(first);
      expect((await opened(code, second)).body.error.code).toBe('campaign_error.ended');
      expect((await filled(code, second)).body.error.code).toBe('campaign_error.ended');
      expect((await opened(code, first)).status).toBe(200);
    });

    it('is removed for carts that were never ordered', async () => {
      const [code, buyer] = [await written(), guestBuyer(backend)];
      await filled(code, buyer);
      const { cart_id: cartId } = await buyer.cart();
      const kept = () => backend.database.select().from(campaignCarts).where(eq(campaignCarts.cartId, cartId));
      await removeUnorderedCarts(backend.database, new Date(Date.now() - DAY_MS));
      expect(await kept()).toHaveLength(1);
      await removeUnorderedCarts(backend.database, new Date(Date.now() + 1));
      expect(await kept()).toHaveLength(0);
    });
  });

  describe('writing one', () => {
    it('is support’s alone, and the same again is the same link', async () => {
      const name = newName();
      const code = await written({}, name);
      expect(await written({}, name)).toBe(code);
      expect((await put(name)).body.path).toBe(`/growth/validate?code=${code}`);
      const body = {
        vendor_id: SHOP,
        lines: [{ variant_id: packs[0], quantity: 1 }],
        valid_from: day(0),
        valid_until: day(1),
      };
      expect((await backend.request('PUT', `${DESK}/${name}`, { body })).status).toBe(401);
      expect((await (await farmer(backend)).call('PUT', `${DESK}/${name}`, body)).status).toBe(403);
      const list = await backend.request('GET', DESK, { token: support });
      expect(list.body.results.find((one: { name: string }) => one.name === name)).toMatchObject({ code, orders: 0 });
    });

    it('takes only what can be sold, on days that can be', async () => {
      const refused = async (change: Record<string, unknown>) => (await put(newName(), change)).body.error.code;
      expect(await refused({ vendor_id: 'nobody' })).toBe('provider_error.vendor_unknown');
      expect(await refused({ lines: [{ variant_id: 'nothing', quantity: 1 }] })).toBe('cart_error.product_gone');
      expect(
        await refused({
          lines: [
            { variant_id: packs[0], quantity: 1 },
            { variant_id: packs[0], quantity: 2 },
          ],
        }),
      ).toBe('request_error.invalid');
      expect(await refused({ lines: [] })).toBe('request_error.invalid');
      expect(await refused({ coupon_code: 'NAHIN' })).toBe('coupon_error.unknown');
      expect(await refused({ pincode: '999999' })).toBe('location_error.pincode_unknown');
      for (const days of [
        { valid_from: day(2), valid_until: day(1) },
        { valid_from: '1900-01-01' },
        { valid_until: '9999-12-31' },
      ])
        expect(await refused(days)).toBe('request_error.invalid');
    });

    it('refuses a shop of another marketplace', async () => {
      await backend.database.update(vendors).set({ marketplace: 'ondc' }).where(eq(vendors.id, 'small-patna'));
      expect((await put(newName(), { vendor_id: 'small-patna' })).body.error.code).toBe(
        'provider_error.vendor_unknown',
      );
    });
  });

  it('writes no code into the log', async () => {
    const [code, buyer] = [await written(), guestBuyer(backend)];
    await opened(code, buyer);
    await filled(code, buyer);
    expect(logged).toContain('/growth/v1/campaigns/:code');
    expect(logged).not.toContain(code);
  });
});
