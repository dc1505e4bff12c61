import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prebookOffers } from '@haat/backend-market/tables';
import { prebookPlaces } from '@haat/backend-orders/tables';
import { openSeason } from '@haat/backend-market';
import { expirePayments } from '@haat/backend-payments/testing';
import { outbox } from '@haat/backend-platform/tables';
import {
  createGatewayPayment,
  CART,
  farmer,
  orderOf,
  ORDERS,
  SHOP,
  sendWebhook,
  testDatabases,
  untilAnswered,
} from '@haat/backend-testing';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import type { Buyer, TestAnswer, TestBackend } from '@haat/backend-testing';

const PADDY = 'p-paddy-arize-6444-3kg';
const MINUTE_MS = 60_000;
const HANDED_OVER = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};

/** A prebooking that waits for its money. */
interface Unpaid {
  buyer: Buyer;
  id: string;
}

describe.each(testDatabases(import.meta.filename))('prebookings that are not paid on $name', (on) => {
  let backend: TestBackend;
  let seasonId: string;
  let day: string;

  beforeAll(async () => {
    // A job that expires what the suite is about to pay would come in between on a slow machine.
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    const season = await openSeason(backend.database, SHOP, backend.dependencies.now());
    seasonId = season?.id ?? '';
    day = season?.bookingDates[0] ?? '';
  });
  afterAll(() => backend?.close());
  beforeEach(() => backend.database.delete(prebookPlaces));

  const offer = () =>
    and(eq(prebookOffers.vendorId, SHOP), eq(prebookOffers.variantId, PADDY), eq(prebookOffers.seasonId, seasonId));
  const promise = (promised: number) =>
    backend.database.update(prebookOffers).set({ promised, taken: 0 }).where(offer());
  const taken = async () => (await backend.database.select().from(prebookOffers).where(offer()))[0]?.taken;
  /** Packs that orders say are promised to them: never more, nor fewer, than the season says. */
  const promisedToOrders = async () =>
    (await backend.database.select().from(prebookPlaces).where(eq(prebookPlaces.state, 'waiting'))).reduce(
      (sum, { lines }) => sum + (lines[0]?.quantity ?? 0),
      0,
    );
  const see = async ({ buyer, id }: Unpaid) => (await buyer.call('GET', `${ORDERS}/${id}`)).body;
  const pay = ({ buyer, id }: Unpaid) => buyer.call('POST', `/payment/v1/orders/${id}/attempts`, HANDED_OVER);
  const cancel = ({ buyer, id }: Unpaid) => buyer.call('POST', `${ORDERS}/${id}/cancel`, { reason: '010' });
  const captured = async ({ body }: TestAnswer) =>
    createGatewayPayment(backend, String(body.fields.order_id), body.amount_paise, 'captured');

  async function booked(quantity = 2): Promise<Unpaid> {
    const buyer = await farmer(backend);
    await buyer.put(PADDY, quantity, { is_prebook: true });
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', booking_date: day, payment_kind: 'pay-now' });
    const { status, body } = await untilAnswered(async () =>
      buyer.call('POST', ORDERS, orderOf(await buyer.checkout(), buyer.userId, null, 'pay-now')),
    );
    if (status >= 300) throw new Error(`the order was answered ${status} ${JSON.stringify(body)}`);
    return { buyer, id: body.id };
  }
  /** One whose 15 minutes are over. */
  async function expired(quantity = 2): Promise<Unpaid & { started: TestAnswer }> {
    const one = await booked(quantity);
    const started = await pay(one);
    backend.advance(15 * MINUTE_MS);
    await expirePayments(backend.dependencies);
    return { ...one, started };
  }

  it('keep their packs for 15 minutes, and then give packs and place back to the season, once', async () => {
    await promise(10);
    const one = await booked(2);
    expect(await see(one)).toMatchObject({
      status: 'PRE_ORDER',
      queue_place: 1,
      payment: { state: 'open', pay_by: expect.any(String), can_pay: true },
    });
    backend.advance(14 * MINUTE_MS);
    await expirePayments(backend.dependencies);
    expect(await taken()).toBe(2);
    backend.advance(MINUTE_MS);
    await Promise.all([expirePayments(backend.dependencies), expirePayments(backend.dependencies)]);
    expect(await taken()).toBe(0);
    expect(await see(one)).toMatchObject({
      status: 'PRE_ORDER',
      queue_place: null,
      can_cancel: true,
      payment: { state: 'failed', paid: 0, pay_by: null, can_pay: true },
    });
    // What went back once does not go back again.
    await booked(3);
    expect((await cancel(one)).status).toBe(200);
    expect(await taken()).toBe(3);
  });

  it('notify the farmer that the payment did not arrive', async () => {
    await promise(10);
    const { id } = await expired();
    const noted = await backend.database.select({ payload: outbox.payload }).from(outbox);
    expect(noted.filter(({ payload }) => payload['order_id'] === id).map(({ payload }) => payload['kind'])).toContain(
      'payment-failed',
    );
  });

  it('give the packs back as soon as the gateway says that the payment has failed', async () => {
    await promise(10);
    const one = await booked(2);
    const { body } = await pay(one);
    await sendWebhook(
      backend,
      'payment.failed',
      await createGatewayPayment(backend, String(body.fields.order_id), body.amount_paise, 'failed'),
    );
    expect(await taken()).toBe(0);
    expect(await see(one)).toMatchObject({
      status: 'PRE_ORDER',
      queue_place: null,
      payment: { state: 'failed', can_pay: true },
    });
  });

  it('are promised packs anew, at the end of the queue, with a new attempt to pay', async () => {
    await promise(10);
    const one = await expired(2);
    const other = await booked(1);
    const again = await pay(one);
    expect(again.status).toBe(200);
    expect(await taken()).toBe(3);
    expect([(await see(other)).queue_place, (await see(one)).queue_place]).toEqual([1, 2]);
    await sendWebhook(backend, 'payment.captured', await captured(again));
    // Paid, it waits for its day however long that is.
    backend.advance(30 * MINUTE_MS);
    await expirePayments(backend.dependencies);
    expect(await see(one)).toMatchObject({ status: 'PRE_ORDER', payment: { state: 'paid' }, queue_place: 1 });
    expect(await taken()).toBe(2);
  });

  it('are refused a new attempt while the season has no packs left, and can be cancelled', async () => {
    await promise(2);
    const one = await expired(2);
    const other = await booked(1);
    expect(await pay(one)).toMatchObject({
      status: 409,
      body: { error: { code: 'payment_error.season_sold_out', details: { available: 1 } } },
    });
    expect(await taken()).toBe(1);
    await cancel(other);
    expect((await pay(one)).status).toBe(200);
    expect(await taken()).toBe(2);
    expect((await cancel(one)).status).toBe(200);
    expect(await taken()).toBe(0);
  });

  it('are paid by late money while there are packs, however often it is reported', async () => {
    await promise(10);
    const one = await expired(2);
    const payment = await captured(one.started);
    for (const event of ['payment.captured', 'order.paid', 'payment.captured'])
      expect((await sendWebhook(backend, event, payment)).status).toBe(200);
    expect(await see(one)).toMatchObject({
      status: 'PRE_ORDER',
      queue_place: 1,
      refunds: [],
      payment: { state: 'paid', can_pay: false },
    });
    expect(await taken()).toBe(2);
  });

  it('refund late money when there are no packs, however often it is reported, and can be paid later', async () => {
    await promise(2);
    const one = await expired(2);
    const other = await booked(2);
    const payment = await captured(one.started);
    expect((await sendWebhook(backend, 'payment.captured', payment)).status).toBe(200);
    expect(await see(one)).toMatchObject({
      status: 'PRE_ORDER',
      refunds: [{ cause: 'paid-late', to: 'gateway', amount: payment.amountPaise / 100 }],
      payment: { state: 'failed', paid: 0, can_pay: true },
    });
    await cancel(other);
    // Money that is on its way back pays nothing any more, though there are packs again.
    await sendWebhook(backend, 'order.paid', payment);
    expect([await taken(), (await see(one)).refunds.length]).toEqual([0, 1]);
    const again = await pay(one);
    await sendWebhook(backend, 'payment.captured', await captured(again));
    expect(await see(one)).toMatchObject({ payment: { state: 'paid' }, queue_place: 1 });
    expect(await taken()).toBe(2);
  });

  // The embedded database does one thing after the other: there, few show as much as many.
  it.each([on.server === null ? 20 : 200])(
    'are never promised a pack twice when %i expire, are tried again, paid, paid late and cancelled at the same time',
    async (tries) => {
      await promise(tries);
      const many = async () => {
        const all: (Unpaid & { started: TestAnswer })[] = [];
        while (all.length < tries / 2) {
          all.push(
            ...(await Promise.all(
              Array.from({ length: 10 }, async () => {
                const one = await booked(1);
                return { ...one, started: await untilAnswered(() => pay(one)) };
              }),
            )),
          );
        }
        backend.advance(15 * MINUTE_MS);
        return all;
      };
      const expireAll = async () => {
        while ((await expirePayments(backend.dependencies)) > 0);
      };
      const gone = await many();
      await expireAll();
      expect(await taken()).toBe(0);
      // These have expired, too, but the job has not run; what they release is all that the others can reserve.
      const going = await many();
      await backend.database.update(prebookOffers).set({ promised: going.length }).where(offer());
      const [late, again] = [gone.filter((_, at) => at % 2 === 0), gone.filter((_, at) => at % 2 === 1)];
      const [paid, cancelled] = [going.filter((_, at) => at % 3 === 0), going.filter((_, at) => at % 3 === 1)];
      const money = await Promise.all([...late, ...paid].map(({ started }) => captured(started)));
      const retried = await Promise.all([
        ...again.map((one) => untilAnswered(() => pay(one))),
        ...money.map((payment) => untilAnswered(() => sendWebhook(backend, 'payment.captured', payment))),
        ...cancelled.map((one) => untilAnswered(() => cancel(one))),
        expireAll().then(() => null),
        expireAll().then(() => null),
      ]);
      await expireAll();

      expect(await taken()).toBeLessThanOrEqual(going.length);
      expect(await taken()).toBe(await promisedToOrders());
      expect([200, 'payment_error.season_sold_out']).toEqual(
        expect.arrayContaining([
          ...new Set(retried.slice(0, again.length).map((answer) => answer?.body.error?.code ?? answer?.status)),
        ]),
      );
      const seen = await Promise.all([...late, ...paid].map(see));
      for (const { payment, queue_place, refunds } of seen)
        expect([payment.state, queue_place !== null, refunds.length]).toEqual(
          payment.state === 'paid' ? ['paid', true, 0] : ['failed', false, 1],
        );
      expect(seen.slice(late.length).map(({ payment }) => payment.state)).toEqual(paid.map(() => 'paid'));
      expect(new Set((await Promise.all(cancelled.map(see))).map(({ status }) => status))).toEqual(
        new Set(['USER_CANCELLED']),
      );
    },
    300_000,
  );
});
