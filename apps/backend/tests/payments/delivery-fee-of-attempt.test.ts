import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartView, PaymentRedirect } from '@haat/api-contract';
import { vendors } from '@haat/backend-market/tables';
import { expirePayments } from '@haat/backend-payments/testing';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  deliverablePacks,
  farmer,
  orderOf,
  ORDERS,
  setOffer,
  SHOP,
  testDatabases,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

/** An attempt to pay is open for a quarter of an hour. */
const AFTER_ATTEMPT_MS = 16 * 60_000;
const GOODS = 200;
/** 7.2 km from the shop: three kilometres are begun beyond the first five. */
const PLACE = '20.065,73.8';
const RETURN_ADDRESSES = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};

describe.each(testDatabases(import.meta.filename))('delivery of an order that is not paid, on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  it('costs on a new attempt what the shop takes by then, and only with consent', async () => {
    const [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 10, pricePaise: GOODS * 100, discountPaise: 0 });
    const buyer = await farmer(backend);
    await buyer.put(pack, 1);
    const { body: address } = await buyer.call('POST', ADDRESSES, { ...ADDRESS, lat_lng: PLACE });
    const choice = { delivery_type: 'home_delivery', address_id: address.id, payment_kind: 'pay-now' };
    const { body: view } = await buyer.call('PATCH', CART, choice);
    const placed = await buyer.call('POST', ORDERS, orderOf(view as CartView, buyer.userId, address, 'pay-now'));
    expect(placed).toMatchObject({ status: 201, body: { total_price: GOODS + 45 } });
    const id: string = placed.body.id;

    backend.advance(AFTER_ATTEMPT_MS);
    while ((await expirePayments(backend.dependencies)) > 0);
    await backend.database
      .update(vendors)
      .set({ deliveryBasePaise: 6_000, deliveryPerKilometrePaise: 1_000 })
      .where(eq(vendors.id, SHOP));
    const back = await farmer(backend, { phone: buyer.phone });
    const begin = (agreed: object) =>
      back.call('POST', `/payment/v1/orders/${id}/attempts`, { ...RETURN_ADDRESSES, ...agreed });
    const fees = { before: { total: GOODS + 45, delivery_fee: 45 }, now: { total: GOODS + 90, delivery_fee: 90 } };
    const changed = { status: 409, body: { error: { code: 'payment_error.price_changed', details: fees } } };
    expect(await begin({})).toMatchObject(changed);
    expect(await begin({ agreed_total: GOODS + 45 })).toMatchObject(changed);
    const agreed = await begin({ agreed_total: GOODS + 90 });
    expect(agreed.status).toBe(200);
    expect((agreed.body as PaymentRedirect).amount_paise).toBe((GOODS + 90) * 100);
    expect((await back.call('GET', `${ORDERS}/${id}`)).body).toMatchObject({
      delivery_fee: 90,
      total_price: GOODS + 90,
    });
  });
});
