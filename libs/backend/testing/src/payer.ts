import { randomUUID } from 'node:crypto';
import type { PaymentRedirect } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { orderHistory, orders } from '@haat/backend-orders/tables';
import { paymentCaptures, refunds } from '@haat/backend-payments/tables';
import type { GatewayPayment } from '@haat/backend-payments/testing';
import { signatureOf } from '@haat/backend-payments';
import { sandboxGatewayPayments } from '@haat/backend-sandbox/tables';
import { gatewayId, wireEvent, wirePayment } from '@haat/backend-sandbox';
import type { SandboxGateway } from '@haat/backend-sandbox';

import type { TestAnswer, TestBackend } from './test-backend.ts';
import { deliverablePacks, farmer, orderForPickup } from './buyer.ts';
import type { Buyer } from './buyer.ts';

export const WEBHOOK = '/payment/v1/webhook/update-payment';
export const RETURNS = '/payment/v1/returns';
const HANDED_OVER = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};

/** A farmer with an order that is to be paid now. */
export interface Payer extends Buyer {
  orderId: string;
  variantId: string;
  /** Begins, or goes on with, paying: the gateway's order. */
  start(): Promise<TestAnswer>;
  /** Begins to pay. @returns the id of the gateway's order */
  open(): Promise<string>;
  /** What the database knows of the order's money. */
  books(): Promise<{
    status: string;
    successes: number;
    captures: { use: string; amountPaise: number }[];
    refunds: (typeof refunds.$inferSelect)[];
  }>;
}

/** Orders two packs to collect, to be paid now, or by an agent from the wallet. */
export async function payer(
  backend: TestBackend,
  { kind = 'pay-now', by }: { kind?: 'pay-now' | 'csc'; by?: Buyer } = {},
): Promise<Payer> {
  const { database } = backend;
  const [variantId] = await deliverablePacks(backend);
  const buyer = by ?? (await farmer(backend));
  await buyer.put(variantId, 2);
  const placed = await orderForPickup(buyer, kind);
  if (placed.status !== 201) throw new Error(`the order was answered ${placed.status} ${JSON.stringify(placed.body)}`);
  const { id: orderId } = placed.body as { id: string };
  const start = () => buyer.call('POST', `/payment/v1/orders/${orderId}/attempts`, HANDED_OVER);
  return {
    ...buyer,
    orderId,
    variantId,
    start,
    async open() {
      const { status, body } = (await start()) as { status: number; body: unknown };
      if (status !== 200) throw new Error(`paying was answered ${status} ${JSON.stringify(body)}`);
      return (body as PaymentRedirect).fields['order_id'] ?? '';
    },
    async books() {
      const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
      const history = await database.select().from(orderHistory).where(eq(orderHistory.orderId, orderId));
      return {
        status: order?.status ?? '',
        successes: history.filter(({ status }) => status === 'SUCCESS').length,
        captures: await database
          .select({ use: paymentCaptures.use, amountPaise: paymentCaptures.amountPaise })
          .from(paymentCaptures)
          .where(eq(paymentCaptures.orderId, orderId)),
        refunds: await database.select().from(refunds).where(eq(refunds.orderId, orderId)),
      };
    },
  };
}

/** Creates a payment of an order at the gateway, without a report. */
export async function createGatewayPayment(
  backend: TestBackend,
  gatewayOrderId: string,
  amountPaise: number,
  status: 'created' | 'captured' | 'failed',
): Promise<GatewayPayment> {
  const row = {
    id: gatewayId('pay'),
    orderId: gatewayOrderId,
    amountPaise,
    status,
    settlesAt: null,
    createdAt: backend.dependencies.now(),
  };
  await backend.database.insert(sandboxGatewayPayments).values(row);
  return row;
}

/** Lets a payment at the gateway come to another state. */
export async function settleAtGateway(
  backend: TestBackend,
  paymentId: string,
  status: 'captured' | 'failed',
): Promise<void> {
  await backend.database.update(sandboxGatewayPayments).set({ status }).where(eq(sandboxGatewayPayments.id, paymentId));
}

/** Sends the gateway's report about a payment in its current state: `authorized` before it was captured. */
export function sendWebhook(
  backend: TestBackend,
  event: string,
  payment: GatewayPayment,
  { id }: { id?: string } = {},
): Promise<TestAnswer> {
  return sendSigned(backend, webhookBody(backend, event, payment), id);
}

/** The bytes of such a report, which say at which second they were written. */
export function webhookBody(backend: TestBackend, event: string, payment: GatewayPayment): string {
  const status = event === 'payment.authorized' ? 'authorized' : event === 'payment.failed' ? 'failed' : 'captured';
  const entity = {
    ...wirePayment({ ...payment, status: 'captured', settlesAt: null, createdAt: backend.dependencies.now() }),
    status,
    captured: status === 'captured',
  };
  return wireEvent(event, { payment: entity }, backend.dependencies.now());
}

/** Sends signed bytes to the webhook. */
export async function sendSigned(backend: TestBackend, text: string, id: string = randomUUID()): Promise<TestAnswer> {
  const { webhookSecret } = await (backend.dependencies.adapters.payments as SandboxGateway).keys();
  return backend.request('POST', WEBHOOK, {
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signatureOf(text, webhookSecret),
      'x-razorpay-event-id': id,
    },
  });
}

/** What the gateway's page posts back for a payment. */
export async function returnFromGateway(backend: TestBackend, { id, orderId }: GatewayPayment): Promise<TestAnswer> {
  const { keySecret } = await (backend.dependencies.adapters.payments as SandboxGateway).keys();
  return backend.request('POST', RETURNS, {
    body: {
      razorpay_payment_id: id,
      razorpay_order_id: orderId,
      razorpay_signature: signatureOf(`${orderId}|${id}`, keySecret),
    },
  });
}
