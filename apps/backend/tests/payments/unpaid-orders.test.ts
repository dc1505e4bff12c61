import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartView, PaymentRedirect } from '@haat/api-contract';
import { coupons } from '@haat/backend-checkout/tables';
import { offers, vendors } from '@haat/backend-market/tables';
import { orderLines, orders } from '@haat/backend-orders/tables';
import { payments } from '@haat/backend-payments/tables';
import { expireUnpaidOrders, expirePayments } from '@haat/backend-payments/testing';
import { outbox } from '@haat/backend-platform/tables';
import {
  CART,
  createGatewayPayment,
  deliverablePacks,
  farmer,
  orderForPickup,
  orderOf,
  ORDERS,
  payer,
  sendWebhook,
  setOffer,
  signed,
  stockOf,
  testDatabases,
} from '@haat/backend-testing';
import type { Buyer, TestAnswer, TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A shop that is moved to the open network: a farmer has a second cart there. */
const ONDC_SHOP = 'small-patna';
const BACK = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};

describe.each(testDatabases(import.meta.filename))('orders that are not paid, on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', configuration: { unpaidOrdersPerDay: 6 } });
    [pack] = await deliverablePacks(backend);
    await backend.database.update(vendors).set({ marketplace: 'ondc' }).where(eq(vendors.id, ONDC_SHOP));
    await backend.database.update(offers).set({ stock: 500 }).where(eq(offers.vendorId, ONDC_SHOP));
  });
  afterAll(() => backend?.close());
  beforeEach(() => setOffer(backend, pack, { stock: 500, pricePaise: 20_000, discountPaise: 1_000 }));

  const answerOf = ({ status, body }: TestAnswer) => ({ status, code: body.error?.code, details: body.error?.details });
  const begin = (buyer: Buyer, orderId: string, agreed?: number): Promise<TestAnswer> =>
    buyer.call('POST', `/payment/v1/orders/${orderId}/attempts`, {
      ...BACK,
      ...(agreed === undefined ? {} : { agreed_total: agreed }),
    });
  const order = async (buyer: Buyer, quantity: number, payment: 'cash' | 'pay-now' = 'pay-now') => {
    await buyer.put(pack, quantity);
    return orderForPickup(buyer, payment);
  };
  async function expireUnpaid(): Promise<void> {
    backend.advance(16 * MINUTE_MS);
    while ((await expirePayments(backend.dependencies)) > 0);
  }
  /** The same farmer, signed in anew: sessions do not last as long as these tests. */
  const again = ({ phone }: { phone: string }) => farmer(backend, { phone });
  const statusOf = async (id: string) =>
    (await backend.database.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;

  it('hold a shop’s last 41 packs for no longer than an attempt, and not at yesterday’s price', async () => {
    await setOffer(backend, pack, { stock: 41 });
    const thief = await farmer(backend);
    const placed = await order(thief, 41);
    expect(placed).toMatchObject({ status: 201, body: { total_price: 41 * 190 } });
    const id: string = placed.body.id;
    expect(await stockOf(backend, pack)).toBe(0);
    await expireUnpaid();
    expect([await statusOf(id), await stockOf(backend, pack)]).toEqual(['PAYMENT_FAILED', 41]);
    await setOffer(backend, pack, { pricePaise: 25_000 });
    const changed = {
      status: 409,
      code: 'payment_error.price_changed',
      details: {
        before: { total: 41 * 190, delivery_fee: 0, coupon_discount: 0, advance: null },
        now: { total: 41 * 240, delivery_fee: 0, coupon_discount: 0, advance: null },
        lines: [{ variant_id: pack, price: 250, discount: 10 }],
      },
    };
    const buyer = await again(thief);
    expect(answerOf(await begin(buyer, id))).toEqual(changed);
    expect(answerOf(await begin(buyer, id, 41 * 190))).toEqual(changed);
    // Nothing was reserved for a question.
    expect([await statusOf(id), await stockOf(backend, pack)]).toEqual(['PAYMENT_FAILED', 41]);
    const agreed = await begin(buyer, id, 41 * 240);
    expect(agreed.status).toBe(200);
    expect((agreed.body as PaymentRedirect).amount_paise).toBe(41 * 24_000);
    expect((await buyer.call('GET', `${ORDERS}/${id}`)).body).toMatchObject({
      status: 'PENDING',
      price: 41 * 250,
      total_price: 41 * 240,
      lines: [{ price: 250, discount: 10 }],
    });
    await expireUnpaid();
    const after = await again(thief);
    expect(answerOf(await begin(after, id, 41 * 240))).toMatchObject({
      status: 409,
      code: 'payment_error.too_many_attempts',
      details: { most: 2 },
    });
    expect((await after.call('GET', `/payment/v1/orders/${id}`)).body).toMatchObject({ can_pay: false });
    expect(await stockOf(backend, pack)).toBe(41);
    backend.advance(DAY_MS - 2 * MINUTE_MS);
    await expireUnpaidOrders(backend.dependencies);
    expect(await statusOf(id)).toBe('PAYMENT_FAILED');
    backend.advance(3 * MINUTE_MS);
    await expireUnpaidOrders(backend.dependencies);
    expect([await statusOf(id), await stockOf(backend, pack)]).toEqual(['FAILED', 41]);
  });

  it('are three at most for one farmer, who may still pay in cash', async () => {
    const buyer = await farmer(backend);
    const placed = [await order(buyer, 1), await order(buyer, 1), await order(buyer, 1)];
    expect(placed.map(({ status }) => status)).toEqual([201, 201, 201]);
    const before = await stockOf(backend, pack);
    const refused = await order(buyer, 1);
    expect(answerOf(refused)).toEqual({ status: 409, code: 'order_error.too_many_unpaid', details: { most: 3 } });
    expect(await stockOf(backend, pack)).toBe(before);
    expect((await orderForPickup(buyer, 'cash')).status).toBe(201);
    await buyer.call('POST', `${ORDERS}/${placed[0]?.body.id}/cancel`, { reason: '010' });
    expect((await order(buyer, 1)).status).toBe(201);
    // One that is paid does not count; one whose payment failed does.
    const paid: string = placed[1]?.body.id;
    const { fields, amount_paise } = (await begin(buyer, paid)).body as PaymentRedirect;
    const captured = await createGatewayPayment(backend, fields['order_id'] ?? '', amount_paise, 'captured');
    await sendWebhook(backend, 'payment.captured', captured);
    expect((await order(buyer, 1)).status).toBe(201);
    await expireUnpaid();
    expect(answerOf(await order(await again(buyer), 1))).toMatchObject({ code: 'order_error.too_many_unpaid' });
    backend.advance(DAY_MS);
    while ((await expireUnpaidOrders(backend.dependencies)) > 0);
    expect((await order(await again(buyer), 1)).status).toBe(201);
  });

  it('are six at most in a day, also when each is cancelled before the next', async () => {
    const buyer = await farmer(backend);
    for (let time = 0; time < 6; time += 1) {
      const placed = await order(buyer, 1);
      expect(placed.status).toBe(201);
      expect((await buyer.call('POST', `${ORDERS}/${placed.body.id}/cancel`, { reason: '010' })).status).toBe(200);
    }
    const before = await stockOf(backend, pack);
    const refused = await order(buyer, 1);
    expect(answerOf(refused)).toEqual({ status: 409, code: 'order_error.too_many_unpaid_today', details: { most: 6 } });
    expect(await stockOf(backend, pack)).toBe(before);
    expect((await orderForPickup(buyer, 'cash')).status).toBe(201);
    backend.advance(DAY_MS);
    expect((await order(await again(buyer), 1)).status).toBe(201);
  });

  it('stay three of four that are placed two at once, from the farmer’s two carts', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const buyer = await farmer(backend);
      const twoAtOnce = async () => {
        await buyer.put(pack, 1);
        const near = await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: 'pay-now' });
        const far = await buyer.call('PUT', `/cart/v1/carts/ondc/items/${pack}`, { quantity: 1, vendor_id: ONDC_SHOP });
        const send = (view: CartView, marketplace: 'dehaat' | 'ondc') =>
          buyer.call('POST', ORDERS, signed({ ...orderOf(view, buyer.userId, null, 'pay-now'), marketplace }));
        const placed = await Promise.all([send(near.body as CartView, 'dehaat'), send(far.body as CartView, 'ondc')]);
        return placed.map(({ status }) => status).sort();
      };
      expect(await twoAtOnce()).toEqual([201, 201]);
      expect(await twoAtOnce()).toEqual([201, 409]);
    }
  });

  it('begin one further attempt when asked for twice at once, and say when it was the last', async () => {
    const buyer = await farmer(backend);
    const { id } = (await order(buyer, 2)).body;
    await expireUnpaid();
    const back = await again(buyer);
    const begun = await Promise.all([begin(back, id), begin(back, id)]);
    expect(begun.map(({ status }) => status)).toEqual([200, 200]);
    const attempts = await backend.database.select().from(payments).where(eq(payments.orderId, id));
    expect(attempts.map(({ state }) => state).sort()).toEqual(['failed', 'open']);
    await expireUnpaid();
    backend.advance(DAY_MS);
    await expireUnpaidOrders(backend.dependencies);
    expect(await statusOf(id)).toBe('FAILED');
    const notices = await backend.database
      .select({ kind: sql<string>`${outbox.payload} ->> 'kind'` })
      .from(outbox)
      .where(sql`${outbox.type} = 'order.notice' and ${outbox.payload} ->> 'order_id' = ${id}`)
      .orderBy(outbox.createdAt);
    expect(notices.map(({ kind }) => kind)).toEqual(['payment-failed', 'order-failed']);
  });

  it('do not take money for the price before', async () => {
    const buyer = await payer(backend);
    const first = await buyer.open();
    const due = 2 * 19_000;
    await sendWebhook(backend, 'payment.failed', await createGatewayPayment(backend, first, due, 'failed'));
    await setOffer(backend, pack, { pricePaise: 30_000 });
    expect((await begin(buyer, buyer.orderId, 2 * 290)).status).toBe(200);
    await sendWebhook(backend, 'payment.captured', await createGatewayPayment(backend, first, due, 'captured'));
    expect(await buyer.books()).toMatchObject({
      status: 'PENDING',
      captures: [{ use: 'refund', amountPaise: due }],
      refunds: [{ cause: 'wrong-amount' }],
    });
  });

  it('lose a coupon that no longer applies, and say so', async () => {
    const code = `UNPAID${backend.dependencies.now().getTime()}`;
    const now = backend.dependencies.now();
    await backend.database.insert(coupons).values({
      code,
      kind: 'amount',
      value: 5_000,
      marketplaces: ['dehaat'],
      createdAt: now,
    });
    const buyer = await farmer(backend);
    await buyer.put(pack, 2);
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: 'pay-now', coupon_code: code });
    const view = await buyer.checkout();
    const placed = await buyer.call('POST', ORDERS, orderOf(view, buyer.userId, null, 'pay-now'));
    expect(placed).toMatchObject({ status: 201, body: { total_price: 330, coupon_code: code } });
    await expireUnpaid();
    // Nothing differs: nothing is asked.
    const { id } = placed.body;
    expect((await begin(await again(buyer), id)).status).toBe(200);
    const other = await again(buyer);
    await other.put(pack, 2);
    await other.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: 'pay-now', coupon_code: code });
    const second = await other.call('POST', ORDERS, orderOf(await other.checkout(), buyer.userId, null, 'pay-now'));
    await expireUnpaid();
    await backend.database.update(coupons).set({ minimumPaise: 1_000_000 }).where(eq(coupons.code, code));
    const last = await again(buyer);
    expect(answerOf(await begin(last, second.body.id))).toMatchObject({
      code: 'payment_error.price_changed',
      details: { before: { total: 330, coupon_discount: 50 }, now: { total: 380, coupon_discount: 0 } },
    });
    expect((await begin(last, second.body.id, 380)).status).toBe(200);
    expect((await last.call('GET', `${ORDERS}/${second.body.id}`)).body).toMatchObject({
      coupon_code: null,
      total_price: 380,
    });
  });

  it('are refused a new attempt for what the shop no longer sells or lets go at once', async () => {
    const buyer = await farmer(backend);
    const { body } = await order(buyer, 40);
    await expireUnpaid();
    const limit = (maxPacks: number) =>
      backend.database.update(vendors).set({ maxPacks }).where(eq(vendors.id, 'small-both'));
    await limit(30);
    expect(answerOf(await begin(await again(buyer), body.id))).toMatchObject({ code: 'order_error.too_many_packs' });
    await limit(50);
    const [line] = await backend.database.select().from(orderLines).where(eq(orderLines.orderId, body.id));
    expect(line).toMatchObject({ quantity: 40, pricePaise: 20_000 });
  });
});
