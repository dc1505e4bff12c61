import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advancePrebookings } from '@haat/backend-checkout/testing';
import { prebookOffers } from '@haat/backend-market/tables';
import { prebookPlaces } from '@haat/backend-orders/tables';
import { openSeason } from '@haat/backend-market';
import { refundsOf } from '@haat/backend-payments';
import {
  ADDRESS,
  ADDRESSES,
  createGatewayPayment,
  CART,
  farmer,
  orderOf,
  ORDERS,
  setOffer,
  SHOP,
  stockOf,
  sendWebhook,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

const PADDY = 'p-paddy-arize-6444-3kg';
const DAY_MS = 86_400_000;

describe.each(testDatabases())('prebooked orders on $name', (on) => {
  let backend: TestBackend;
  let seasonId: string;
  let day: string;
  const season = () => openSeason(backend.database, SHOP, backend.dependencies.now());
  const promise = (promised: number, taken = 0) =>
    backend.database
      .update(prebookOffers)
      .set({ promised, taken })
      .where(
        and(eq(prebookOffers.vendorId, SHOP), eq(prebookOffers.variantId, PADDY), eq(prebookOffers.seasonId, seasonId)),
      );
  const taken = async () =>
    (
      await backend.database
        .select()
        .from(prebookOffers)
        .where(
          and(
            eq(prebookOffers.vendorId, SHOP),
            eq(prebookOffers.variantId, PADDY),
            eq(prebookOffers.seasonId, seasonId),
          ),
        )
    )[0]?.taken;
  /** Moves the clock to the noon (India) that is so many days before the booking day. */
  const goTo = (daysBefore: number) =>
    backend.advance(Date.parse(`${day}T06:30:00Z`) - daysBefore * DAY_MS - backend.dependencies.now().getTime());

  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    const open = await season();
    seasonId = open?.id ?? '';
    day = open?.bookingDates[1] ?? '';
    await setOffer(backend, PADDY, { stock: 10 });
  });
  afterAll(() => backend?.close());

  /** A farmer with a prebook cart, ready to be ordered. */
  async function booking(quantity = 2, change: Record<string, unknown> = {}) {
    const buyer = await farmer(backend);
    const put = await buyer.put(PADDY, quantity, { is_prebook: true });
    if (put.status !== 200) throw new Error(`the cart was answered ${put.status} ${JSON.stringify(put.body)}`);
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', booking_date: day, ...change });
    const checkout = await buyer.checkout();
    return { buyer, checkout, order: orderOf(checkout, buyer.userId, null) };
  }
  async function booked(quantity = 2) {
    const { buyer, order } = await booking(quantity);
    const { status, body } = await buyer.call('POST', ORDERS, order);
    if (status !== 201) throw new Error(`the order was answered ${status} ${JSON.stringify(body)}`);
    return { buyer, id: body.id as string, body };
  }
  /** Resends requests that were refused under load; the same cart becomes one order however often it is sent. */
  async function untilAnswered(send: () => Promise<TestAnswer>): Promise<TestAnswer> {
    for (;;) {
      const answer = await send();
      if (answer.status !== 503) return answer;
    }
  }
  /** The farmer signs in again: months have passed. */
  const again = ({ phone }: { phone: string }) => farmer(backend, { phone });
  const orderOfBuyer = async ({ buyer, id }: Pick<Awaited<ReturnType<typeof booked>>, 'buyer' | 'id'>) =>
    (await buyer.call('GET', `${ORDERS}/${id}`)).body;

  // The embedded database does one thing after the other: there, few show as much as many.
  it.each([on.server === null ? { tries: 20, packs: 5 } : { tries: 200, packs: 30 }])(
    'promises the last $packs packs once among $tries orders at the same time',
    async ({ tries, packs }) => {
      await promise(packs);
      const all = [];
      for (let done = 0; done < tries; done += 20)
        all.push(...(await Promise.all(Array.from({ length: 20 }, () => booking(1)))));
      const answers = await Promise.all(
        all.map(async ({ buyer, order }) => ({
          buyer,
          ...(await untilAnswered(() => buyer.call('POST', ORDERS, order))),
        })),
      );
      const placed = answers.filter(({ status }) => status < 300);
      expect(placed).toHaveLength(packs);
      expect(
        new Set(
          answers.filter(({ status }) => status >= 300).map(({ status, body }) => `${status} ${body.error.code}`),
        ),
      ).toEqual(new Set(['409 order_error.not_enough_stock']));
      expect(await taken()).toBe(packs);
      expect(
        placed
          .map(({ body }) => body.queue_place)
          .sort((one, other) => one - other)
          .at(-1),
      ).toBe(packs);
      // Nothing of it was taken off the shelf.
      expect(await stockOf(backend, PADDY)).toBe(10);
      for (const { buyer, body } of placed) await buyer.call('POST', `${ORDERS}/${body.id}/cancel`, { reason: '010' });
      expect(await taken()).toBe(0);
    },
    180_000,
  );

  it(
    'says days, advance, free cancelling and the place in the queue before it is ordered, and keeps the ' +
      'locked price',
    async () => {
      await promise(30);
      const { buyer, checkout, order } = await booking(2);
      const open = await season();
      expect(checkout.prebook).toEqual({
        booking_dates: open?.bookingDates,
        booking_date: day,
        advance: 196.2,
        queue_place: 1,
        cancel_free_until: new Date(Date.parse(`${day}T00:00:00Z`) - 3 * DAY_MS).toISOString().slice(0, 10),
      });
      await setOffer(backend, PADDY, { pricePaise: 200_000, discountPaise: 0 });
      expect((await buyer.checkout()).bill?.total).toBe(checkout.bill?.total);
      const { status, body } = await buyer.call('POST', ORDERS, order);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        status: 'PRE_ORDER',
        is_prebook: true,
        booking_date: day,
        queue_place: 1,
        price: 2180,
        discount: 218,
        promised_on: null,
      });
      const next = await booking(1);
      expect(next.checkout.prebook?.queue_place).toBe(2);
      await buyer.call('POST', `${ORDERS}/${body.id}/cancel`, { reason: '006' });
      expect((await next.buyer.checkout()).prebook?.queue_place).toBe(1);
    },
  );

  it('refuses a day that cannot be booked, no day, more than is left, and a pack that is not promised', async () => {
    await promise(3);
    const open = await season();
    for (const booking_date of ['2020-01-01', '2099-01-01']) {
      const { buyer, order } = await booking(1, { booking_date });
      const answer = await buyer.call('POST', ORDERS, order);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body.error.code).toMatch(/booking_date_refused|request_error.invalid/);
    }
    expect(open?.bookingDates).toContain(day);
    const buyer = await farmer(backend);
    expect(await buyer.put(PADDY, 4, { is_prebook: true })).toMatchObject({
      status: 409,
      body: { error: { code: 'cart_error.not_enough_stock', details: { available: 3 } } },
    });
    expect((await buyer.put('p-tomato-abhilash-10g', 1, { is_prebook: true })).status).toBe(409);
    await buyer.put('p-tomato-abhilash-10g', 1);
    expect(await buyer.put(PADDY, 1, { is_prebook: true })).toMatchObject({
      status: 409,
      body: { error: { code: 'cart_error.order_type_changed' } },
    });
    expect(await taken()).toBe(0);
  });

  it('gives an advance back that is cancelled in time, and keeps it afterwards', async () => {
    await promise(30);
    const paidAhead = async () => {
      const { buyer } = await booking(2);
      const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
      await buyer.call('PATCH', CART, {
        delivery_type: 'home_delivery',
        address_id: address.id,
        payment_kind: 'pay-now',
      });
      const placed = await buyer.call(
        'POST',
        ORDERS,
        orderOf(await buyer.checkout(), buyer.userId, address, 'pay-now'),
      );
      expect(placed.status).toBe(201);
      const started = await buyer.call('POST', `/payment/v1/orders/${placed.body.id}/attempts`, {
        callback_url: 'http://127.0.0.1:4200/payment/return',
        cancel_url: 'http://127.0.0.1:4200/orders',
      });
      expect(started.status).toBe(200);
      const payment = await createGatewayPayment(backend, String(started.body.fields.order_id), 19_620, 'captured');
      expect((await sendWebhook(backend, 'payment.captured', payment)).status).toBe(200);
      return { buyer, id: placed.body.id as string, body: placed.body };
    };
    const [inTime, tooLate, waiting] = [await paidAhead(), await paidAhead(), await paidAhead()];
    expect((await orderOfBuyer(inTime)).payment).toMatchObject({ state: 'paid', paid: 196.2 });
    expect((await orderOfBuyer(inTime)).status).toBe('PRE_ORDER');
    goTo(3);
    expect(
      (await (await again(inTime.buyer)).call('POST', `${ORDERS}/${inTime.id}/cancel`, { reason: '006' })).status,
    ).toBe(200);
    expect(await refundsOf(backend.database, inTime.id)).toMatchObject([{ amount: 196.2 }]);
    goTo(2);
    expect(
      (await (await again(tooLate.buyer)).call('POST', `${ORDERS}/${tooLate.id}/cancel`, { reason: '006' })).status,
    ).toBe(200);
    expect(await refundsOf(backend.database, tooLate.id)).toEqual([]);
    expect(await taken()).toBe(2);

    goTo(0);
    await advancePrebookings(backend.dependencies);
    expect((await (await again(waiting.buyer)).call('GET', `${ORDERS}/${waiting.id}`)).body).toMatchObject({
      status: 'SUCCESS',
      queue_place: null,
    });
  });

  it('keeps nothing of what was paid whole, as long as no advance was asked for', async () => {
    day = (await season())?.bookingDates[0] ?? '';
    await promise(30);
    const { advancePercent = 0, cancelFreeDays = 0 } =
      (await backend.database.select().from(prebookOffers).where(eq(prebookOffers.variantId, PADDY)))[0] ?? {};
    // Cancelling it for nothing is over.
    await backend.database
      .update(prebookOffers)
      .set({ advancePercent: 0, cancelFreeDays: 10_000 })
      .where(eq(prebookOffers.variantId, PADDY));
    const { buyer } = await booking(2, { payment_kind: 'pay-now' });
    const { status, body } = await buyer.call(
      'POST',
      ORDERS,
      orderOf(await buyer.checkout(), buyer.userId, null, 'pay-now'),
    );
    expect([status, body.cancel_free_until]).toEqual([201, null]);
    const started = await buyer.call('POST', `/payment/v1/orders/${body.id}/attempts`, {
      callback_url: 'http://127.0.0.1:4200/payment/return',
      cancel_url: 'http://127.0.0.1:4200/orders',
    });
    await sendWebhook(
      backend,
      'payment.captured',
      await createGatewayPayment(backend, String(started.body.fields.order_id), started.body.amount_paise, 'captured'),
    );
    await buyer.call('POST', `${ORDERS}/${body.id}/cancel`, { reason: '006' });
    expect(await refundsOf(backend.database, body.id)).toMatchObject([{ amount: body.total_price }]);
    await backend.database
      .update(prebookOffers)
      .set({ advancePercent, cancelFreeDays })
      .where(eq(prebookOffers.variantId, PADDY));
  });

  it(
    'becomes an order on its day and takes its packs off the shelf, who booked first before the others; what ' +
      'the shelf lacks waits',
    async () => {
      day = (await season())?.bookingDates[0] ?? '';
      await promise(30);
      await setOffer(backend, PADDY, { stock: 5 });
      const [first, second, third] = [await booked(3), await booked(3), await booked(2)];
      const stateOf = async (id: string) =>
        (await backend.database.select().from(prebookPlaces).where(eq(prebookPlaces.orderId, id)))[0]?.state;
      await advancePrebookings(backend.dependencies);
      expect([await stateOf(first.id), await stateOf(second.id), await stateOf(third.id)]).toEqual([
        'waiting',
        'waiting',
        'waiting',
      ]);
      goTo(0);
      await Promise.all([advancePrebookings(backend.dependencies), advancePrebookings(backend.dependencies)]);
      expect([await stateOf(first.id), await stateOf(second.id), await stateOf(third.id)]).toEqual([
        'come',
        'waiting',
        'come',
      ]);
      expect(await stockOf(backend, PADDY)).toBe(0);
      await setOffer(backend, PADDY, { stock: 3 });
      await advancePrebookings(backend.dependencies);
      expect(await stateOf(second.id)).toBe('come');
      const owner = await again(first.buyer);
      expect((await owner.call('GET', `${ORDERS}/${first.id}`)).body).toMatchObject({
        status: 'PENDING',
        is_prebook: true,
        queue_place: null,
      });
      // From now on it is an order like any other: cancelled, its packs go back on the shelf and not to the promise.
      await owner.call('POST', `${ORDERS}/${first.id}/cancel`, { reason: '006' });
      expect(await stockOf(backend, PADDY)).toBe(3);
      expect(await taken()).toBe(8);
    },
  );
});
