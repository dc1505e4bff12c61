import { randomUUID } from 'node:crypto';
import type { SandboxSeller } from '../start-sandbox-network.ts';
import type { Answer } from '../wire/message.ts';
import type { TestBuyer } from './test-buyer.ts';

/** What is bought, and how. */
export interface Purchase {
  readonly providerId?: string;
  readonly itemId?: string;
  readonly count?: number;
  readonly isPaidOnDelivery?: boolean;
  readonly script?: string;
}

/** An order as the seller app writes it, as far as tests read it. */
export interface WrittenOrder {
  readonly id: string;
  readonly state: string;
  readonly items: readonly { id: string; fulfillment_id: string; quantity: { count: number } }[];
  readonly fulfillments: readonly {
    id: string;
    type: string;
    state: { descriptor: { code: string } };
    tags: readonly { code: string; list: readonly { code: string; value: string }[] }[];
  }[];
  readonly quote: { price: { value: string }; breakup: readonly { price: { value: string } }[] };
  readonly payment: Readonly<Record<string, unknown>>;
  readonly cancellation?: { cancelled_by: string; reason: { id: string } };
  readonly documents?: readonly unknown[];
  readonly tags: readonly { code: string }[];
}

/** The order of an answer. */
export const orderOf = (answer: Answer | undefined): WrittenOrder => answer?.message['order'] as WrittenOrder;

/** The states of an order and of its goods. */
export const stateOf = (order: WrittenOrder) => [order.state, order.fulfillments[0]?.state.descriptor.code];

/** What fulfilments of a type give back, in rupees below zero. */
export const trailOf = (order: WrittenOrder, type: string) =>
  order.fulfillments
    .filter((one) => one.type === type)
    .flatMap(({ tags }) => tags.filter(({ code }) => code === 'quote_trail'))
    .map(({ list }) => Number(list.find(({ code }) => code === 'value')?.value));

const ADDRESS = { name: 'Sunita Pawar', building: 'Gat 114', locality: 'Near Gram Panchayat', city: 'Nashik' };
const BILLING = { name: 'Sunita Pawar', phone: '9800000002', address: { ...ADDRESS, area_code: '422206' } };

/** One journey with a seller app, from select on. */
export function startJourney(buyer: TestBuyer, seller: SandboxSeller, purchase: Purchase = {}) {
  const { providerId = 'P-NSK-01', itemId = 'I-TOMATO-ARKA-RAKSHAK-10G', count = 2 } = purchase;
  const transaction_id = randomUUID();
  const orderId = `KH-${transaction_id.slice(0, 8)}`;
  const end = { contact: { phone: '9800000002' }, location: { gps: '20.148220,73.834500', address: ADDRESS } };
  const basket = {
    provider: { id: providerId, locations: [{ id: providerId.replace('P-', 'L-') }] },
    items: [{ id: itemId, fulfillment_id: 'F1', quantity: { count } }],
    fulfillments: [{ id: 'F1', type: 'Delivery', end }],
  };
  const journey = {
    ...{ transaction_id, orderId, basket },
    /** Sends a message. @returns what was said at once, and the message's id */
    async send(action: string, message: object, changed: Record<string, unknown> = {}) {
      const named = { transaction_id, bpp_id: seller.subscriberId, bpp_uri: seller.url, ...changed };
      const context = buyer.context(action, named);
      const answer = await buyer.post(`${seller.url}/${action}`, Buffer.from(JSON.stringify({ context, message })));
      const said = JSON.parse(answer.body) as { error?: { code: string } };
      return { id: context.message_id, status: answer.status, code: said.error?.code ?? null };
    },
    /** Sends a message, and waits for its answer. */
    async ask(action: string, message: object): Promise<Answer> {
      const { id, code } = await journey.send(action, message);
      if (code !== null) throw new Error(`${action} was refused: ${code}`);
      const [answer] = await buyer.answersTo(id);
      return answer!.json;
    },
    select: () => journey.ask('select', { order: basket }),
    init: () => {
      const payment = purchase.isPaidOnDelivery === true ? { payment: { type: 'ON-FULFILLMENT' } } : {};
      return journey.ask('init', { order: { ...basket, billing: BILLING, ...payment } });
    },
    /** What is confirmed after an `on_init`. */
    confirmation(initialised: WrittenOrder, changed: object = {}) {
      const status = purchase.isPaidOnDelivery === true ? 'NOT-PAID' : 'PAID';
      const payment = { ...initialised.payment, status };
      const { quote, tags } = initialised;
      return {
        order: { ...basket, id: orderId, state: 'Created', billing: BILLING, quote, payment, tags, ...changed },
      };
    },
    /** From select to `on_confirm`. */
    async place(): Promise<Answer> {
      if (purchase.script !== undefined) await journey.sandbox('script', { script: purchase.script, transaction_id });
      await journey.select();
      return journey.ask('confirm', journey.confirmation(orderOf(await journey.init())));
    },
    sandbox: (what: 'script' | 'advance', told: object) =>
      buyer.http.send('POST', `${seller.url}/sandbox/${what}`, {}, Buffer.from(JSON.stringify(told))),
    /** All that came for this journey with an action, in the order in which it came. */
    came: (action: string): Answer[] =>
      buyer.received
        .map(({ json }) => json)
        .filter(({ context }) => context.transaction_id === transaction_id && context.action === action),
    /** Tells the seller app to go on, and waits for what it then says by itself. */
    async advance(action: string): Promise<Answer> {
      const before = journey.came(action).length;
      const { status } = await journey.sandbox('advance', { order_id: orderId });
      if (status !== 200) throw new Error(`There was nothing to take on: ${status}`);
      await buyer.until(() => journey.came(action).length > before);
      return journey.came(action).at(-1)!;
    },
  };
  return journey;
}
