import { indiaDay } from '@haat/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignCarts } from '@haat/backend-checkout/tables';
import { expirePayments } from '@haat/backend-payments/testing';
import {
  CART,
  deliverablePacks,
  farmer,
  NEAR,
  orderForPickup,
  orderOf,
  ORDERS,
  setOffer,
  SHOP,
  signInForTest,
  testDatabases,
  untilAnswered,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const QUARTER_MS = 15 * 60_000;
const HANDED_OVER = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};

describe.each(testDatabases(import.meta.filename))('the most orders of a campaign on $name', (on) => {
  let backend: TestBackend;
  let support: string;
  let pack: string;
  let names = 0;

  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    support = (await signInForTest(backend, '9000000004')).accessToken;
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 100_000 });
  });
  afterAll(() => backend?.close());

  /** A campaign of one pack with a limit. */
  async function campaignOf(most_orders: number) {
    const name = `most-${(names += 1)}`;
    const [valid_from, valid_until] = [
      indiaDay(backend.dependencies.now()),
      indiaDay(new Date(backend.dependencies.now().getTime() + 30 * 24 * 4 * QUARTER_MS)),
    ];
    const write = () =>
      backend.request('PUT', `/support/v1/campaigns/${name}`, {
        token: support,
        body: { vendor_id: SHOP, lines: [{ variant_id: pack, quantity: 1 }], valid_from, valid_until, most_orders },
      });
    const { code } = (await write()).body;
    /** A farmer whose cart the campaign has filled. */
    const drawn = async () => {
      const buyer = await farmer(backend);
      const { status } = await buyer.call('POST', `/growth/v1/campaigns/${code}/cart?lat_lng=${NEAR}`, {
        replace: false,
      });
      if (status !== 200) throw new Error(`the cart was not filled: ${status}`);
      return buyer;
    };
    return { drawn, orders: async () => (await write()).body.orders as number };
  }

  // The embedded database does one thing after the other: there, few show as much as many.
  it.each([on.server === null ? { tries: 20, most: 5 } : { tries: 200, most: 30 }])(
    'are $most, even when $tries order at the same time',
    async ({ tries, most }) => {
      const { drawn, orders } = await campaignOf(most);
      const buyers: Awaited<ReturnType<typeof drawn>>[] = [];
      while (buyers.length < tries) buyers.push(...(await Promise.all(Array.from({ length: 10 }, drawn))));
      const answers = await Promise.all(buyers.map((buyer) => untilAnswered(() => orderForPickup(buyer))));
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(most);
      expect(
        new Set(
          answers.filter(({ status }) => status >= 300).map(({ status, body }) => `${status} ${body.error.code}`),
        ),
      ).toEqual(new Set(['409 campaign_error.used_up']));
      expect(await orders()).toBe(most);
    },
    180_000,
  );

  it('leave the goods of late farmers in the cart, to be ordered without the campaign', async () => {
    const { drawn, orders } = await campaignOf(1);
    const [first, second] = [await drawn(), await drawn()];
    await orderForPickup(first);
    expect((await orderForPickup(second)).body.error.code).toBe('campaign_error.used_up');
    expect((await second.cart()).lines).toHaveLength(1);
    const { status, body } = await orderForPickup(second);
    expect(status).toBe(201);
    expect(await orders()).toBe(1);
    expect(await backend.database.select().from(campaignCarts).where(eq(campaignCarts.orderId, body.id))).toEqual([]);
  });

  it('are free again for others when one ends, and not passed by a new attempt to pay', async () => {
    const { drawn, orders } = await campaignOf(1);
    const [first, second] = [await drawn(), await drawn()];
    await first.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: 'pay-now' });
    const { body: unpaid } = await first.call(
      'POST',
      ORDERS,
      orderOf(await first.checkout(), first.userId, null, 'pay-now'),
    );
    backend.advance(QUARTER_MS);
    await expirePayments(backend.dependencies);
    expect((await orderForPickup(second)).status).toBe(201);
    const pay = () => first.call('POST', `/payment/v1/orders/${unpaid.id}/attempts`, HANDED_OVER);
    expect((await pay()).body.error.code).toBe('campaign_error.used_up');
    expect(await orders()).toBe(1);
    expect((await pay()).status).toBe(200);
    expect(await orders()).toBe(1);
  });
});
