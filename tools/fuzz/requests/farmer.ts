import { createHash, randomUUID } from 'node:crypto';
import type { Address, CartView, Order } from '@haat/api-contract';
import type { KnownPerson } from '@haat/backend/test-market';
import { canonicalOrder, orderPayload, type SignedOrderPayload } from '@haat/order-core';
import { SAMPLE } from './good-values.ts';

const CART = '/cart/v1/carts/dehaat';
const ONE_PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const ADDRESS = { name: 'Sunita Pawar', phone_number: '9876543210', house: 'Plot 4', village: 'Makhmalabad', district: 'Nashik', state: 'Maharashtra', pincode: SAMPLE.pincode, lat_lng: SAMPLE.latLng };

/** A farmer who does what farmers do, so that there is something to ask for. */
export class Farmer {
  readonly person: KnownPerson;
  readonly #address: string;

  constructor(address: string, person: KnownPerson) {
    this.#address = address;
    this.person = person;
  }

  /** Writes an address. */
  writesAddress(): Promise<Address> {
    return this.#call('POST', '/user/v1/addresses', ADDRESS);
  }

  /** Removes every address, so that there is room for new ones. */
  async clearsAddresses(): Promise<void> {
    const { results } = await this.#call<{ results: Address[] }>('GET', '/user/v1/addresses');
    for (const { id } of results) await this.removesAddress(id);
  }

  /** Removes an address. */
  async removesAddress(id: string): Promise<void> {
    await this.#call('DELETE', `/user/v1/addresses/${id}`);
  }

  /** Has exactly one line in the cart, to be collected. */
  async fillsCart(): Promise<CartView> {
    await this.#call('POST', `${CART}/reset`, { offered: { variant_id: SAMPLE.variantId, vendor_id: SAMPLE.vendorId, quantity: 1 } });
    return this.#call('PATCH', `${CART}?lat_lng=${SAMPLE.latLng}`, { delivery_type: 'pickup_from_store' });
  }

  /** The order that a shell would send for this cart. */
  orderOf(cart: CartView): SignedOrderPayload {
    return signed(orderPayload({
      cartId: cart.cart_id, vendorId: cart.vendor?.id ?? '', createdFor: this.person.userId, isPrebook: false, payment: 'cash', deliveryFee: 0,
      lines: cart.lines.map(({ variant_id, quantity, quote }) => ({ variantId: variant_id, catalogueId: quote.c_id, quantity, price: quote.price, discount: quote.discount })),
      handover: { delivery: 'pickup_from_store', pickupFarmer: { name: 'Ram Pawar', phoneNumber: '9876500000' } },
    }));
  }

  /** Orders one pack. */
  async orders(): Promise<Order> {
    return this.#call('POST', '/order/v1/orders', this.orderOf(await this.fillsCart()));
  }

  /** Complains that an order is late. @returns the complaint's id */
  async complainsOf(orderId: string): Promise<string> {
    const { issues } = await this.#call<Order>('POST', `/order/v1/orders/${orderId}/issues`, { reason: 'ORD03' });
    return issues.at(-1)?.id ?? '';
  }

  /** Sends a photo of one pixel. @returns its id */
  async sendsPhoto(): Promise<string> {
    const answer = await fetch(`${this.#address}/upload/v1/photos`, { method: 'POST', body: ONE_PIXEL, headers: { authorization: `Bearer ${this.person.accessToken}`, 'content-type': 'image/png' } });
    if (!answer.ok) throw new Error(`a photo was answered with ${answer.status}`);
    return ((await answer.json()) as { id: string }).id;
  }

  /** What the farmer sees at a path. */
  sees<Answer>(path: string): Promise<Answer> {
    return this.#call('GET', path);
  }

  async #call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(this.#address + path, {
      method, ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${this.person.accessToken}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }
}

/** The order with its fingerprint made anew, so that it is not refused for that alone; as it is when it has none. */
export function signed<Payload extends object>(payload: Payload): Payload & SignedOrderPayload {
  try {
    const order = payload as unknown as SignedOrderPayload;
    return { ...payload, ...order, hash_code: createHash('sha256').update(canonicalOrder(order)).digest('hex') };
  } catch {
    return payload as Payload & SignedOrderPayload;
  }
}

/** An id as ours are, that nobody has. */
export function unknownId(): string {
  return randomUUID();
}
