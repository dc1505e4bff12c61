import { randomUUID } from 'node:crypto';
import { storeCatalogue } from '@haat/backend-open-network/testing';
import { inTransaction } from '@haat/backend-platform';
import type { TestBackend } from '@haat/backend-testing';
import { expect } from 'vitest';
import { catalogue, context, item, provider, tomatoSeed } from './catalogue-bodies.ts';
import { startTestSeller, type TestSeller } from './test-seller.ts';

const ENOUGH_MS = 30_000;
/** Goods of this seller at ₹650.00, and the same in a larger pack. */
export const SEED = 'I-SEED-10G';
export const MORE_SEED = 'I-SEED-20G';
/** Subsidised fertiliser at ₹266.50, which it hands over at its counter alone, and the same that it would bring. */
export const UREA = 'I-UREA-45';
export const BROUGHT_UREA = 'I-UREA-BROUGHT';
/** By which of its fulfilments goods are fetched. */
export const COUNTER = 'F2';

/** What an order of the network looks like to a seller. */
interface AskedOrder {
  readonly id?: string;
  readonly items: readonly { readonly id: string; readonly quantity: { readonly count: number } }[];
  readonly billing?: object;
  readonly fulfillments: readonly object[];
  readonly payment?: Readonly<Record<string, unknown>>;
}
interface Asked {
  readonly context: Readonly<Record<string, string>>;
  readonly message: { readonly order: AskedOrder };
}

/** A line of a quote. */
export const line = (id: string, count: number, each = 650) => ({
  '@ondc/org/item_id': id,
  '@ondc/org/item_quantity': { count },
  title: id,
  '@ondc/org/title_type': 'item',
  price: { currency: 'INR', value: (count * each).toFixed(2) },
  item: {
    quantity: { available: { count: '99' }, maximum: { count: '10' } },
    price: { currency: 'INR', value: each.toFixed(2) },
  },
});

/** A quote of these lines and of a delivery for ₹40.00. */
export function quoteOf(lines: readonly ReturnType<typeof line>[], extraRupees = 0) {
  const delivery = {
    '@ondc/org/item_id': 'F1',
    title: 'Delivery charges',
    '@ondc/org/title_type': 'delivery',
    price: { currency: 'INR', value: '40.00' },
  };
  const total = lines.reduce((sum, { price }) => sum + Number(price.value), 40) + extraRupees;
  return { price: { currency: 'INR', value: total.toFixed(2) }, ttl: 'P1D', breakup: [...lines, delivery] };
}

/** A seller app whose every answer a test writes itself, with a shop at Nashik. */
export async function answeringSeller(backend: TestBackend, registryUrl: string) {
  const seller = await startTestSeller(registryUrl);
  const now = () => backend.dependencies.now();
  const large = { parent_item_id: 'V-TOM-20', price: { currency: 'INR', value: '650', maximum_value: '700' } };
  const urea = [item(UREA, { fulfillment_id: COUNTER }), item(BROUGHT_UREA)];
  const goods = [tomatoSeed(SEED), tomatoSeed(MORE_SEED, large), ...urea];
  const fulfillments = [
    { id: 'F1', type: 'Delivery' },
    { id: COUNTER, type: 'Self-Pickup' },
  ];
  const told = { ...context({ bpp: seller.id }), bpp_uri: seller.uri };
  await inTransaction(backend.database, (tx) =>
    storeCatalogue(tx, told, catalogue(provider('P1', { fulfillments, items: goods }))),
  );

  /** What came for a journey with an action, in order. */
  const asked = (id: string, action: string): Asked[] =>
    seller.received
      .filter(({ path }) => path === `/${action}`)
      .map(({ text }) => JSON.parse(text) as Asked)
      .filter((one) => one.context['transaction_id'] === id);

  let lastWrittenAt = 0;
  async function post(
    action: string,
    own: object,
    beside: object,
    signer: TestSeller = seller,
  ): Promise<string | null> {
    // Later than all that was said before, also within the same millisecond.
    lastWrittenAt = Math.max(now().getTime(), lastWrittenAt + 1);
    const at = { timestamp: new Date(lastWrittenAt).toISOString(), bpp_id: signer.id, bpp_uri: signer.uri };
    const body = JSON.stringify({ context: { ...own, action, ...at }, ...beside });
    const { body: said } = await backend.request('POST', `/ondc/${action}`, {
      body,
      headers: { 'content-type': 'application/json', authorization: signer.sign(body, now().getTime()) },
    });
    return (said as { error?: { code: string } }).error?.code ?? null;
  }

  return {
    ...seller,
    asked,
    /** Waits until something was asked. */
    async until(id: string, action: string, times = 1): Promise<Asked> {
      await expect.poll(() => asked(id, action).length, { timeout: ENOUGH_MS }).toBeGreaterThanOrEqual(times);
      return asked(id, action).at(-1) as Asked;
    },
    /** Answers what was last asked. @returns the code with which the answer was refused; null when it was taken */
    async answer(
      id: string,
      action: string,
      beside: object,
      changed: object = {},
      signer: TestSeller = seller,
    ): Promise<string | null> {
      const { context: own } = asked(id, action).at(-1) as Asked;
      return post(`on_${action}`, { ...own, ...changed }, beside, signer);
    },
    /** Tells news of an order unasked. @returns as `answer` */
    tell: (id: string, action: string, order: object) =>
      post(
        action,
        { ...(asked(id, 'confirm').at(-1) as Asked).context, message_id: randomUUID() },
        { message: { order } },
      ),
    /** The order of `on_select`. */
    selected: (quote: object, fulfilment = { id: 'F1', type: 'Delivery' }) => ({
      message: { order: { fulfillments: [{ ...fulfilment, '@ondc/org/TAT': 'P2D' }], quote } },
    }),
    /** The order of `on_init`: what was asked for, on these terms. */
    initialised(id: string, quote: object, changed: object = {}) {
      const { order } = (asked(id, 'init').at(-1) as Asked).message;
      const payment = {
        ...order.payment,
        status: 'NOT-PAID',
        '@ondc/org/buyer_app_finder_fee_type': 'percent',
        '@ondc/org/buyer_app_finder_fee_amount': '3',
      };
      return { message: { order: { ...order, quote, payment, tags: [{ code: 'bpp_terms' }], ...changed } } };
    },
    /** The order of `on_confirm`: as it was sent, taken. */
    confirmed(id: string, changed: object = {}) {
      const { order } = (asked(id, 'confirm').at(-1) as Asked).message;
      const fulfillments = [{ ...order.fulfillments[0], state: { descriptor: { code: 'Pending' } } }];
      return { message: { order: { ...order, state: 'Accepted', fulfillments, ...changed } } };
    },
  };
}
/** A seller app whose every answer a test writes itself. */
export type AnsweringSeller = Awaited<ReturnType<typeof answeringSeller>>;
