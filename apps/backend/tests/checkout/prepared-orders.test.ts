import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  CHECKOUT,
  deliverablePacks,
  farmer,
  guestBuyer,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('an order that is prepared on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
  });
  afterAll(() => backend?.close());

  /** A farmer with a pack in the cart and an address, which the cart does not name yet. */
  const shopper = async () => {
    const buyer = await farmer(backend);
    await buyer.put(pack, 2);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    return { buyer, address: address as unknown as { id: string; full_display_address: string } };
  };
  const choicesOf = async (buyer: Buyer) => {
    const { delivery_type, address_id, pickup_person, payment } = await buyer.checkout();
    return { delivery_type, address_id, pickup_person, payment: payment.chosen };
  };

  it('takes the choices and tells the checkout, the farmer and the address at once', async () => {
    const { buyer, address } = await shopper();
    const { cart_id } = await buyer.cart();
    const { status, body } = await buyer.call('PATCH', CHECKOUT, {
      cart_id,
      delivery_type: 'home_delivery',
      address_id: address.id,
      payment_kind: 'pay-now',
    });
    expect(status).toBe(200);
    const { farmer_id, address: told, ...checkout } = body as Record<string, unknown>;
    expect(farmer_id).toBe(buyer.userId);
    expect(told).toEqual({ id: address.id, full_display_address: address.full_display_address });
    expect(checkout).toEqual(await buyer.checkout());
    expect(await choicesOf(buyer)).toMatchObject({ address_id: address.id, payment: 'pay-now' });
  });

  it('has no address for a pickup', async () => {
    const { buyer } = await shopper();
    const { cart_id } = await buyer.cart();
    const person = { name: 'Ram Pawar', phone_number: '9876500000' };
    const choices = { cart_id, delivery_type: 'pickup_from_store', pickup_person: person };
    expect((await buyer.call('PATCH', CHECKOUT, choices)).body).toMatchObject({
      address: null,
      delivery_type: 'pickup_from_store',
      pickup_person: person,
    });
  });

  it('changes nothing when another cart is open by now', async () => {
    const { buyer, address } = await shopper();
    const was = await choicesOf(buyer);
    const { status, body } = await buyer.call('PATCH', CHECKOUT, { cart_id: randomUUID(), address_id: address.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ cart_id: (await buyer.cart()).cart_id, address_id: null, address: null });
    expect(await choicesOf(buyer)).toEqual(was);
  });

  it('makes no cart for a farmer who has none', async () => {
    const buyer = await farmer(backend);
    const { body } = await buyer.call('PATCH', CHECKOUT, { cart_id: randomUUID(), delivery_type: 'home_delivery' });
    expect(body).toMatchObject({ cart_id: '', lines: [], farmer_id: buyer.userId, address: null });
  });

  it('refuses a guest, another farmer’s address and cart, and a request that names no cart', async () => {
    const { buyer, address } = await shopper();
    const { buyer: other } = await shopper();
    const { cart_id } = await buyer.cart();
    const { cart_id: othersCart } = await other.cart();
    const code = async (who: Buyer, body: unknown) => (await who.call('PATCH', CHECKOUT, body)).body.error?.code;
    expect(await code(guestBuyer(backend), { cart_id })).toBe('auth_error.signed_out');
    expect(await code(other, { cart_id: othersCart, address_id: address.id })).toBe('address_error.not_found');
    expect(await code(buyer, { delivery_type: 'home_delivery' })).toBe('request_error.invalid');
    const choice = { cart_id: othersCart, delivery_type: 'pickup_from_store' };
    expect((await buyer.call('PATCH', CHECKOUT, choice)).body).toMatchObject({
      cart_id,
      delivery_type: 'home_delivery',
    });
    expect((await other.call('GET', CART)).body).toMatchObject({ delivery_type: 'home_delivery' });
  });
});
