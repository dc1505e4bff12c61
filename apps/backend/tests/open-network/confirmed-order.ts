import { randomUUID } from 'node:crypto';
import type { Order } from '@haat/api-contract';
import { networkId, readAnswer, readBody, sendMessage } from '@haat/backend-open-network/testing';
import { networkItems, networkMessages } from '@haat/backend-open-network/tables';
import { orderHooksOf } from '@haat/backend-orders';
import { orderHistory, orderLines, orders } from '@haat/backend-orders/tables';
import { inTransaction } from '@haat/backend-platform';
import type { OrdersAt, TestAnswer, TestBackend } from '@haat/backend-testing';
import { createGatewayPayment, ORDERS, sendWebhook } from '@haat/backend-testing';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { fetchLocalhost } from './fetch-localhost.ts';

/** How long what sellers and jobs do by themselves may take. */
export const ENOUGH_MS = 60_000;
const ITEM = 'I-TOMATO-ARKA-RAKSHAK-10G';
const PROVIDER = 'P-NSK-01';
const COUNT = 4;
const CITY = 'std:0253';
const HANDED_OVER = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};

/** Whom an order goes to. */
export interface OrderSeller {
  readonly id: string;
  readonly uri: string;
}

/** How an order is placed. */
export interface ConfirmedOrderOptions {
  readonly seller: OrderSeller;
  readonly kind?: 'cash' | 'pay-now';
  /** Of the sandbox. */
  readonly script?: string;
  /** What one pack costs, rupees; the catalogue's price when not given. */
  readonly price?: number;
  /** The seller is none of the sandbox, and says nothing by itself. */
  readonly isSilent?: boolean;
}

/**
 * An order of four packs that its seller has confirmed, by the messages themselves: what comes after an order is tried
 * without what comes before it.
 */
export async function confirmedOrder(backend: TestBackend, at: OrdersAt, options: ConfirmedOrderOptions) {
  const { seller, kind = 'cash', script, isSilent = false } = options;
  const { database, dependencies } = backend;
  const network = dependencies.adapters.openNetwork!;
  const id = randomUUID();
  const onWire = id.replaceAll('-', '');
  const variantId = networkId('item', seller.id, PROVIDER, ITEM);
  const price = options.price ?? (await priceOf(backend, variantId));
  const paise = Math.round(price * 100);

  const tell = (what: 'script' | 'advance', body: object) =>
    fetchLocalhost('POST', `${seller.uri}/sandbox/${what}`, JSON.stringify(body));
  const send = (action: string, message: object) =>
    sendMessage(dependencies, network, {
      ...{ action, city: CITY, transactionId: id, messageId: randomUUID(), farmerId: null },
      seller: { id: seller.id, uri: seller.uri },
      content: { message },
    });

  await writeOrder();
  if (kind === 'pay-now') await pay();
  if (script !== undefined) await tell('script', { script, transaction_id: id });
  const basket = {
    provider: { id: PROVIDER, locations: [{ id: PROVIDER.replace('P-', 'L-') }] },
    items: [{ id: ITEM, fulfillment_id: 'F1', quantity: { count: COUNT } }],
    fulfillments: [{ id: 'F1', type: 'Self-Pickup' }],
  };
  const billing = { name: 'Sunita Pawar', phone: '9800000002' };
  const payment = {
    type: kind === 'cash' ? 'ON-FULFILLMENT' : 'ON-ORDER',
    status: kind === 'cash' ? 'NOT-PAID' : 'PAID',
  };
  const quote = { price: { currency: 'INR', value: ((paise * COUNT) / 100).toFixed(2) } };
  if (!isSilent) {
    await send('select', { order: basket });
    await send('init', { order: { ...basket, billing, payment } });
  }
  const sent = await send('confirm', { order: { ...basket, id: onWire, state: 'Created', billing, payment, quote } });
  if (sent.kind !== 'ack') throw new Error(`the order was answered ${JSON.stringify(sent)}`);
  await writeConfirmation();
  await database.update(orders).set({ status: 'VENDOR_CONFIRMED' }).where(eq(orders.id, id));

  async function shown(): Promise<Order> {
    return (await at.buyer.call('GET', `${ORDERS}/${id}`)).body as Order;
  }

  async function writeOrder() {
    const [row] = [at.orderAt('PENDING', kind, 'home_delivery')];
    const now = dependencies.now();
    const order = {
      ...row,
      ...{
        id,
        marketplace: 'ondc' as const,
        deliveryCode: null,
        pickupCode: null,
        bookingDate: null,
        vendorId: seller.id,
      },
      ...{ pricePaise: paise * COUNT, discountPaise: 0, deliveryFeePaise: 0, totalPaise: paise * COUNT },
      ...{ createdAt: now, updatedAt: now },
    } as const;
    const product = { name: { en: 'Tomato seeds' }, slug: 'tomato', imageUrl: '', pack: { amount: 10, unit: 'g' } };
    await inTransaction(database, async (tx) => {
      const [written] = await tx.insert(orders).values(order).returning();
      await tx.insert(orderLines).values({
        ...{ orderId: id, position: 0, variantId, catalogueId: variantId, quantity: COUNT },
        ...{ pricePaise: paise, discountPaise: 0, product: product as never },
      });
      await tx.insert(orderHistory).values({ orderId: id, status: 'PENDING', by: 'farmer', at: now });
      for (const hook of orderHooksOf(dependencies, written!)) await hook.onPlaced?.(tx, dependencies, written!);
    });
  }

  async function pay() {
    const started = await at.buyer.call('POST', `/payment/v1/orders/${id}/attempts`, HANDED_OVER);
    const gatewayOrder = (started.body as { fields: Record<string, string> }).fields['order_id'] ?? '';
    const paid = await createGatewayPayment(backend, gatewayOrder, paise * COUNT, 'captured');
    await sendWebhook(backend, 'payment.captured', paid);
    await expect.poll(async () => (await shown()).status, { timeout: ENOUGH_MS }).toBe('SUCCESS');
  }

  /** As the seller says it; said here, so that nothing of the way to an order is needed. */
  async function writeConfirmation() {
    const now = dependencies.now();
    const context = { action: 'on_confirm', bap_id: network.self().id, timestamp: now.toISOString() };
    await database.insert(networkMessages).values({
      ...{ id: randomUUID(), direction: 'received', action: 'on_confirm', participant: seller.id, transactionId: id },
      ...{ messageId: randomUUID(), authorization: '', digest: randomUUID(), at: now, handledAt: now },
      body: JSON.stringify({ context, message: { order: { id: onWire, state: 'Accepted' } } }),
    });
  }

  const messages = (direction: 'sent' | 'received', action: string) =>
    database
      .select()
      .from(networkMessages)
      .where(
        and(
          eq(networkMessages.transactionId, id),
          eq(networkMessages.direction, direction),
          eq(networkMessages.action, action),
        ),
      );
  const call = (path: string, body?: object): Promise<TestAnswer> =>
    at.buyer.call('POST', `${ORDERS}/${id}/${path}`, body);
  return {
    ...{ id, onWire, variantId, price, count: COUNT, itemId: ITEM, shown, call, messages },
    /** Messages of ours with what the seller said at once, oldest first. */
    async sent(action: string) {
      const rows = await messages('sent', action);
      return Promise.all(
        rows
          .toSorted((one, other) => one.at.getTime() - other.at.getTime())
          .map(async (row) => ({
            text: await readBody(dependencies, row),
            answer: (await readAnswer(dependencies, row)) ?? '',
          })),
      );
    },
    /** Has the sandbox's seller take the order, or a complaint, a step on. */
    async advance(steps = 1, issueId?: string) {
      for (let step = 0; step < steps; step += 1) {
        const before = await received();
        const { status, text } = await tell(
          'advance',
          issueId === undefined ? { order_id: onWire } : { issue_id: issueId },
        );
        if (status !== 200) throw new Error(`there was no next step: ${text}`);
        await expect.poll(received, { timeout: ENOUGH_MS }).toBeGreaterThan(before);
      }
    },
    until: (status: Order['status']) =>
      expect.poll(async () => (await shown()).status, { timeout: ENOUGH_MS }).toBe(status),
  };

  async function received(): Promise<number> {
    const rows = await Promise.all(
      ['on_status', 'on_update', 'on_cancel', 'on_issue', 'on_issue_status'].map((action) =>
        messages('received', action),
      ),
    );
    return rows.flat().filter(({ handledAt }) => handledAt !== null).length;
  }
}
/** An order that its seller has confirmed. */
export type ConfirmedOrder = Awaited<ReturnType<typeof confirmedOrder>>;

async function priceOf({ database }: TestBackend, variantId: string): Promise<number> {
  const find = () => database.select().from(networkItems).where(eq(networkItems.id, variantId));
  await expect.poll(find, { timeout: ENOUGH_MS }).toHaveLength(1);
  return ((await find())[0]?.pricePaise ?? 0) / 100;
}
