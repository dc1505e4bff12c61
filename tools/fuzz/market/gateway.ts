import type { Order, PaymentRedirect } from '@haat/api-contract';
import { signatureOf } from '@haat/backend-payments';
import type { KnownGateway } from '@haat/backend-testing';
import { called } from '@haat/test-clients/caller';
import type { Farmer, OrderOptions } from './farmer.ts';
import { BACK_TO } from './return-addresses.ts';

/** The API of the payment sandbox, which is the gateway's own. */
const API = '/sandbox/razorpay/v1';
const HIDDEN_FIELD = /name="(razorpay_\w+)" value="([^"]*)"/g;

/** Money that the gateway has taken for an order. */
export interface Paid {
  readonly order: Order;
  /** What its page posts back, signed: razorpay_payment_id, razorpay_order_id, razorpay_signature. */
  readonly signed: Readonly<Record<string, string>>;
}

/** The payment sandbox with its keys. */
export class Gateway {
  readonly #address: string;
  readonly #keys: KnownGateway;

  /** @param address of the backend */
  constructor(address: string, keys: KnownGateway) {
    this.#address = address;
    this.#keys = keys;
  }

  /** The header by which its API is called. */
  get authorization(): string {
    return `Basic ${Buffer.from(`${this.#keys.keyId}:${this.#keys.keySecret}`).toString('base64')}`;
  }

  /** A farmer orders, to pay at once, and is handed over. @returns the form that is posted to the gateway's page */
  async redirects(
    farmer: Farmer,
    wish: OrderOptions = {},
  ): Promise<{ order: Order; fields: Readonly<Record<string, string>> }> {
    const order = await farmer.orders({ ...wish, payment: 'pay-now' });
    const { fields } = await farmer.call<PaymentRedirect>('POST', `/payment/v1/orders/${order.id}/attempts`, BACK_TO);
    return { order, fields };
  }

  /** A farmer orders and pays; whether the gateway reports it is up to the caller. */
  async takesMoneyOf(farmer: Farmer, wish: OrderOptions = {}): Promise<Paid> {
    const { order, fields } = await this.redirects(farmer, wish);
    const body = new URLSearchParams({
      order_id: fields['order_id'] ?? '',
      ...BACK_TO,
      language: 'hi',
      outcome: 'succeed',
    });
    const page = await called<string>(this.#address, { method: 'POST', path: `${API}/checkout/choice`, body });
    return {
      order,
      signed: Object.fromEntries([...page.matchAll(HIDDEN_FIELD)].map(([, name = '', value = '']) => [name, value])),
    };
  }

  /** Gives one rupee back, by the gateway's API. @returns the refund's id */
  async givesBack(paymentId: string): Promise<string> {
    const { id } = await called<{ id: string }>(this.#address, {
      method: 'POST',
      path: `${API}/payments/${paymentId}/refund`,
      body: { amount: 100 },
      headers: { authorization: this.authorization },
    });
    return id;
  }

  /** The signature of a webhook's bytes. */
  signatureOf(bytes: string | Buffer): string {
    return signatureOf(bytes, this.#keys.webhookSecret);
  }
}
