import { createPrivateKey, createPublicKey, randomUUID } from 'node:crypto';
import type { Order } from '@haat/api-contract';
import { decryptMessage, encryptMessage, type CscFields, type CscKeys } from '@haat/backend-payments';
import type { KnownBridge } from '@haat/backend-testing';
import { called } from '@haat/test-clients/caller';
import type { Farmer } from './farmer.ts';
import { BACK_TO } from './return-addresses.ts';

const SANDBOX = '/sandbox/csc';

/** An agent's order at the bridge's page. */
export interface AtBridge {
  readonly order: Order;
  /** The bridge's name of it. */
  readonly transaction: string;
  /** Our encrypted request. */
  readonly message: string;
}

/** The CSC wallet's sandbox, with the keys of both sides. */
export class Bridge {
  readonly merchantId: string;
  readonly #address: string;
  readonly #merchant: CscKeys;
  readonly #bridge: CscKeys;

  /** @param address of the backend */
  constructor(address: string, { merchantId, merchantKey, bridgeKey }: KnownBridge) {
    const [merchant, bridge] = [createPrivateKey(merchantKey), createPrivateKey(bridgeKey)];
    this.merchantId = merchantId;
    this.#address = address;
    this.#merchant = { own: merchant, other: createPublicKey(bridge) };
    this.#bridge = { own: bridge, other: createPublicKey(merchant) };
  }

  /** A form that we would send to the bridge. */
  asked(fields: CscFields): { merchant_id: string; message: string } {
    return {
      merchant_id: this.merchantId,
      message: encryptMessage({ merchant_id: this.merchantId, ...fields }, this.#merchant),
    };
  }

  /** The bridge's message about an unknown transaction. */
  answerAboutNothing(): string {
    return encryptMessage(
      { merchant_txn: randomUUID(), csc_txn: 'pay_none', txn_amount: '178.00', txn_status: '100' },
      this.#bridge,
    );
  }

  /** An agent orders, to pay from the wallet. */
  ordersBy(agent: Farmer): Promise<Order> {
    return agent.orders({ payment: 'csc' });
  }

  /** An agent orders and stands before the bridge's page. */
  async redirects(agent: Farmer): Promise<AtBridge> {
    const order = await this.ordersBy(agent);
    const { message } = await agent.call<{ message: string }>('POST', '/csc/encrypt', {
      order_id: order.id,
      ...BACK_TO,
    });
    const page = await called<string>(this.#address, {
      method: 'POST',
      path: `${SANDBOX}/pay`,
      body: new URLSearchParams({ merchant_id: this.merchantId, message }),
    });
    return { order, message, transaction: /name="order_id" value="([^"]+)"/.exec(page)?.[1] ?? '' };
  }

  /** An agent orders and pays. @returns the bridge's answer, which has not reached us */
  async takesMoneyOf(agent: Farmer): Promise<AtBridge & { answer: string }> {
    const at = await this.redirects(agent);
    const body = new URLSearchParams({ order_id: at.transaction, ...BACK_TO, language: 'hi', outcome: 'succeed' });
    const page = await called<string>(this.#address, { method: 'POST', path: `${SANDBOX}/v1/checkout/choice`, body });
    return { ...at, answer: /name="bridge_response" value="([^"]+)"/.exec(page)?.[1] ?? '' };
  }

  /** Gives one rupee of a payment back. @returns the refund's number */
  async givesBack(paymentId: string): Promise<string> {
    const body = this.asked({ csc_txn: paymentId, refund_amount: '1.00', refund_reference: randomUUID() });
    const { message } = await called<{ message: string }>(this.#address, {
      method: 'POST',
      path: `${SANDBOX}/refund`,
      body,
    });
    return decryptMessage(message, this.#merchant)?.['refund_txn'] ?? '';
  }

  /** The bridge's own number of a payment, as its answer tells. */
  async paymentIn(agent: Farmer, answer: string): Promise<string> {
    const { csc_txn } = await agent.call<{ csc_txn: string | null }>('POST', '/csc/decrypt', { message: answer });
    return csc_txn ?? '';
  }
}
