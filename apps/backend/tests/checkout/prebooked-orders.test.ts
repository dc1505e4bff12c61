import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advancePrebookings } from '@haat/backend-checkout/testing';
import { prebookPlaces } from '@haat/backend-orders/tables';
import { farmer, ORDERS, setOffer, stockOf, testDatabases, untilAnswered } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { PADDY, signInAgain, startPrebooking } from './prebook-season.ts';
import type { Prebooking } from './prebook-season.ts';

const DAY_MS = 86_400_000;

describe.each(testDatabases(import.meta.filename))('prebooked orders on $name', (on) => {
  let prebooking: Prebooking;
  let backend: TestBackend;
  beforeAll(async () => {
    prebooking = await startPrebooking(on);
    ({ backend } = prebooking);
  });
  afterAll(() => backend?.close());

  it.each([on.server === null ? { tries: 20, packs: 5 } : { tries: 200, packs: 30 }])(
    'promises the last $packs packs once among $tries orders at the same time',
    async ({ tries, packs }) => {
      await prebooking.promisePacks(packs);
      const all = [];
      for (let done = 0; done < tries; done += 20)
        all.push(
          ...(await Promise.all(
            // In cash only a part of a season's packs can be booked.
            Array.from({ length: 20 }, () => prebooking.fillCart(1, { payment_kind: 'pay-now' })),
          )),
        );
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
      expect(await prebooking.takenPacks()).toBe(packs);
      expect(
        placed
          .map(({ body }) => body.queue_place)
          .sort((one, other) => one - other)
          .at(-1),
      ).toBe(packs);
      // Nothing of it was taken off the shelf.
      expect(await stockOf(backend, PADDY)).toBe(10);
      for (const { buyer, body } of placed) await buyer.call('POST', `${ORDERS}/${body.id}/cancel`, { reason: '010' });
      expect(await prebooking.takenPacks()).toBe(0);
    },
    180_000,
  );

  it('shows days, advance, free cancelling and queue place before the order, and keeps the locked price', async () => {
    await prebooking.promisePacks(30);
    const { buyer, checkout, order } = await prebooking.fillCart(2);
    const open = await prebooking.openSeason();
    expect(checkout.prebook).toEqual({
      booking_dates: open?.bookingDates,
      booking_date: prebooking.bookingDay(),
      advance: 196.2,
      queue_place: 1,
      cancel_free_until: new Date(Date.parse(`${prebooking.bookingDay()}T00:00:00Z`) - 3 * DAY_MS)
        .toISOString()
        .slice(0, 10),
    });
    await setOffer(backend, PADDY, { pricePaise: 200_000, discountPaise: 0 });
    expect((await buyer.checkout()).bill?.total).toBe(checkout.bill?.total);
    const { status, body } = await buyer.call('POST', ORDERS, order);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'PRE_ORDER',
      is_prebook: true,
      booking_date: prebooking.bookingDay(),
      queue_place: 1,
      price: 2180,
      discount: 218,
      promised_on: null,
    });
    const next = await prebooking.fillCart(1);
    expect(next.checkout.prebook?.queue_place).toBe(2);
    await buyer.call('POST', `${ORDERS}/${body.id}/cancel`, { reason: '006' });
    expect((await next.buyer.checkout()).prebook?.queue_place).toBe(1);
  });

  it('refuses a day that cannot be booked, no day, more than is left, and a pack that is not promised', async () => {
    await prebooking.promisePacks(3);
    const open = await prebooking.openSeason();
    for (const booking_date of ['2020-01-01', '2099-01-01']) {
      const { buyer, order } = await prebooking.fillCart(1, { booking_date, payment_kind: 'pay-now' });
      const answer = await buyer.call('POST', ORDERS, order);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body.error.code).toMatch(/booking_date_refused|request_error.invalid/);
    }
    expect(open?.bookingDates).toContain(prebooking.bookingDay());
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
    expect(await prebooking.takenPacks()).toBe(0);
  });

  it('becomes an order on its day, first booked first served, and waits for packs the shelf lacks', async () => {
    await prebooking.bookFirstDay();
    await prebooking.promisePacks(30);
    await setOffer(backend, PADDY, { stock: 5 });
    const [first, second, third] = [
      await prebooking.placeOrder(3),
      await prebooking.placeOrder(3),
      await prebooking.placeOrder(2),
    ];
    const stateOf = async (id: string) =>
      (await backend.database.select().from(prebookPlaces).where(eq(prebookPlaces.orderId, id)))[0]?.state;
    await advancePrebookings(backend.dependencies);
    expect([await stateOf(first.id), await stateOf(second.id), await stateOf(third.id)]).toEqual([
      'waiting',
      'waiting',
      'waiting',
    ]);
    prebooking.goToDaysBefore(0);
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
    const owner = await signInAgain(backend, first.buyer);
    expect((await owner.call('GET', `${ORDERS}/${first.id}`)).body).toMatchObject({
      status: 'PENDING',
      is_prebook: true,
      queue_place: null,
    });
    // From now on it is an order like any other: cancelled, its packs go back on the shelf and not to the promise.
    await owner.call('POST', `${ORDERS}/${first.id}/cancel`, { reason: '006' });
    expect(await stockOf(backend, PADDY)).toBe(3);
    expect(await prebooking.takenPacks()).toBe(8);
  });
});
