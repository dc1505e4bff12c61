import { createHmac } from 'node:crypto';
import { wireError, wireEvent, wireOrder, wirePayment, wireRefund } from '@haat/backend-sandbox/wire';
import type { BookedPayment, BookedRefund, BookKeeper, RefundRequest } from './gateway-book.ts';
import type { GatewayCall } from './misbehaviour.ts';
import type { SettlementReports } from './settlement-reports.ts';
import type { Webhooks } from './webhooks.ts';

/** How long a refund is pending. */
const REFUND_AFTER_MS = 500;

/** What is asked of the gateway. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Fields of a JSON object, or of a form. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
}

/** A truthful answer. */
export interface Told {
  readonly status: number;
  readonly body: unknown;
}

/** A call of the gateway's wire. */
export interface KnownCall {
  readonly call: GatewayCall;
  /** Notes that it came, whether it is done or not. */
  note(): void;
  /** Does what is asked. */
  act(): Told;
}

interface Desk {
  readonly book: BookKeeper;
  readonly webhooks: Webhooks;
  readonly reports: SettlementReports;
  readonly keySecret: string;
}

type Act = (desk: Desk, asked: Asked, ids: readonly string[]) => Told;

const ROUTES: readonly { method: string; path: RegExp; call: GatewayCall; act: Act }[] = [
  { method: 'POST', path: /^\/v1\/orders$/, call: 'order', act: openOrder },
  { method: 'GET', path: /^\/v1\/orders\/([^/]+)\/payments$/, call: 'payments', act: listPayments },
  { method: 'POST', path: /^\/v1\/payments\/([^/]+)\/refund$/, call: 'refund', act: refund },
  { method: 'GET', path: /^\/v1\/payments\/([^/]+)\/refunds$/, call: 'refunds', act: listRefunds },
  { method: 'GET', path: /^\/v1\/payments\/([^/]+)\/refunds\/([^/]+)$/, call: 'refunds', act: showRefund },
  { method: 'GET', path: /^\/v1\/settlements\/recon\/combined$/, call: 'settlements', act: showReport },
  // What a farmer does on the gateway's page; its answer is what the page would post back to the market.
  { method: 'POST', path: /^\/v1\/checkout\/choice$/, call: 'page', act: choose },
];
const NOT_FOUND: Told = { status: 400, body: wireError('The id provided does not exist') };

/** The call that is asked for, or null. */
export function callOf(desk: Desk, asked: Asked): KnownCall | null {
  for (const { method, path, call, act } of ROUTES) {
    const ids = path.exec(asked.path)?.slice(1);
    if (ids === undefined || method !== asked.method) continue;
    const note = () => (call === 'refund' ? desk.book.note(refundAsked(asked, ids)) : undefined);
    return { call, note, act: () => act(desk, asked, ids) };
  }
  return null;
}

function openOrder({ book }: Desk, { body }: Asked): Told {
  return good(wireOrder(book.openOrder(Number(body['amount']), textOf(body['receipt'])), []));
}

function listPayments({ book }: Desk, _asked: Asked, [orderId = '']: readonly string[]): Told {
  if (!book.orders.has(orderId)) return NOT_FOUND;
  const items = book.paymentsOf(orderId).map((payment) => paymentOnWire(book, payment));
  return good({ entity: 'collection', count: items.length, items });
}

function refundAsked({ body, idempotencyKey: key }: Asked, [paymentId = '']: readonly string[]): RefundRequest {
  return { paymentId, amountPaise: Number(body['amount']), key };
}

function refund({ book, webhooks }: Desk, asked: Asked, ids: readonly string[]): Told {
  const made = book.refund(refundAsked(asked, ids));
  if (made === null)
    return { status: 400, body: wireError('The payment cannot be refunded by this amount', 'payment_not_refundable') };
  if (made.isNew) {
    const tell = webhooks.tellOf();
    tell(refundEvent('refund.created', made.refund));
    setTimeout(() => {
      book.arrived(made.refund);
      tell(refundEvent('refund.processed', made.refund));
    }, REFUND_AFTER_MS);
  }
  return good(refundOnWire(made.refund));
}

function listRefunds({ book }: Desk, { query }: Asked, [paymentId = '']: readonly string[]): Told {
  if (!book.payments.has(paymentId)) return NOT_FOUND;
  const [count, skip] = [Number(query.get('count') ?? 10), Number(query.get('skip') ?? 0)];
  const items = book
    .refundsOf(paymentId)
    .slice(skip, skip + count)
    .map(refundOnWire);
  return good({ entity: 'collection', count: items.length, items });
}

function showRefund({ book }: Desk, _asked: Asked, [paymentId = '', refundId = '']: readonly string[]): Told {
  const found = book.refunds.get(refundId);
  return found?.paymentId === paymentId ? good(refundOnWire(found)) : NOT_FOUND;
}

function showReport({ reports }: Desk, { query }: Asked): Told {
  const items = reports.page(query);
  return good({ entity: 'collection', count: items.length, items });
}

function choose({ book, webhooks, keySecret }: Desk, { body }: Asked): Told {
  const orderId = textOf(body['order_id']);
  const payment = book.pay(orderId, body['outcome'] === 'succeed');
  if (payment === null) return NOT_FOUND;
  const entities = { payment: paymentOnWire(book, payment) };
  const [at, order] = [new Date(), book.orders.get(orderId)];
  if (payment.status === 'failed' || order === undefined) {
    webhooks.tellOf()(wireEvent('payment.failed', entities, at));
    return good({});
  }
  webhooks.tell([
    wireEvent('payment.captured', entities, at),
    wireEvent('order.paid', { ...entities, order: wireOrder(order, [onWire(payment)]) }, at),
  ]);
  return good({
    razorpay_payment_id: payment.id,
    razorpay_order_id: orderId,
    razorpay_signature: createHmac('sha256', keySecret).update(`${orderId}|${payment.id}`).digest('hex'),
  });
}

function textOf(field: unknown): string {
  return typeof field === 'string' ? field : '';
}

function good(body: unknown): Told {
  return { status: 200, body };
}

function onWire(payment: BookedPayment) {
  return { ...payment, settlesAt: null };
}

function paymentOnWire(book: BookKeeper, payment: BookedPayment): Record<string, unknown> {
  return wirePayment(onWire(payment), book.refundedPaise(payment.id));
}

function refundOnWire(booked: BookedRefund): Record<string, unknown> {
  return wireRefund({ ...booked, settlesAt: null });
}

function refundEvent(name: string, booked: BookedRefund): string {
  return wireEvent(name, { refund: refundOnWire(booked) }, new Date());
}
