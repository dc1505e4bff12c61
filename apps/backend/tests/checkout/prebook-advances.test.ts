import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advancePrebookings } from '@haat/backend-checkout/testing';
import { prebookOffers } from '@haat/backend-market/tables';
import { refundsOf } from '@haat/backend-payments';
import {
  ADDRESS,
  ADDRESSES,
  createGatewayPayment,
  CART,
  orderOf,
  ORDERS,
  sendWebhook,
  testDatabases,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { PADDY, signInAgain, startPrebooking } from './prebook-season.ts';
import type { Prebooking } from './prebook-season.ts';

describe.each(testDatabases(import.meta.filename))('prebooked orders on $name', (on) => {
  let prebooking: Prebooking;
  let backend: TestBackend;
  beforeAll(async () => {
    prebooking = await startPrebooking(on);
    ({ backend } = prebooking);
  });
  afterAll(() => backend?.close());

  it('refunds an advance that is cancelled in time, and keeps it afterwards', async () => {
    await prebooking.promisePacks(30);
    const paidAhead = async () => {
      const { buyer } = await prebooking.fillCart(2);
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
    expect((await inTime.buyer.call('GET', `${ORDERS}/${inTime.id}`)).body.payment).toMatchObject({
      state: 'paid',
      paid: 196.2,
    });
    expect((await inTime.buyer.call('GET', `${ORDERS}/${inTime.id}`)).body.status).toBe('PRE_ORDER');
    prebooking.goToDaysBefore(3);
    expect(
      (
        await (
          await signInAgain(backend, inTime.buyer)
        ).call('POST', `${ORDERS}/${inTime.id}/cancel`, { reason: '006' })
      ).status,
    ).toBe(200);
    expect(await refundsOf(backend.database, inTime.id)).toMatchObject([{ amount: 196.2 }]);
    prebooking.goToDaysBefore(2);
    expect(
      (
        await (
          await signInAgain(backend, tooLate.buyer)
        ).call('POST', `${ORDERS}/${tooLate.id}/cancel`, { reason: '006' })
      ).status,
    ).toBe(200);
    expect(await refundsOf(backend.database, tooLate.id)).toEqual([]);
    expect(await prebooking.takenPacks()).toBe(2);

    prebooking.goToDaysBefore(0);
    await advancePrebookings(backend.dependencies);
    expect(
      (await (await signInAgain(backend, waiting.buyer)).call('GET', `${ORDERS}/${waiting.id}`)).body,
    ).toMatchObject({
      status: 'SUCCESS',
      queue_place: null,
    });
  });

  it('refunds a full payment whole when no advance was required', async () => {
    await prebooking.bookFirstDay();
    await prebooking.promisePacks(30);
    const { advancePercent = 0, cancelFreeDays = 0 } =
      (await backend.database.select().from(prebookOffers).where(eq(prebookOffers.variantId, PADDY)))[0] ?? {};
    // Cancelling it for nothing is over.
    await backend.database
      .update(prebookOffers)
      .set({ advancePercent: 0, cancelFreeDays: 10_000 })
      .where(eq(prebookOffers.variantId, PADDY));
    const { buyer } = await prebooking.fillCart(2, { payment_kind: 'pay-now' });
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
});
