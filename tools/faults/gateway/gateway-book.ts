import { gatewayId } from '@haat/backend-sandbox/wire';
import type { Dealt } from './misbehaviour.ts';

/** The gateway's order: one attempt of the market to be paid. Amounts are whole paise. */
export interface GatewayOrder {
  readonly id: string;
  readonly amountPaise: number;
  /** The market's id of the attempt. */
  readonly receipt: string;
  readonly createdAt: Date;
}

/** A payment as the gateway has it. */
export interface BookedPayment {
  readonly id: string;
  readonly orderId: string;
  readonly amountPaise: number;
  readonly status: 'captured' | 'failed';
  readonly createdAt: Date;
}

/** A refund as the gateway has it. */
export interface BookedRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly receipt: string;
  readonly idempotencyKey: string;
  status: 'pending' | 'processed';
  readonly createdAt: Date;
}

/** A request to give money back, whatever came of it. */
export interface RefundRequest {
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly key: string;
}

/** Money that moved at the gateway: taken from a payer, or given back (negative). */
export interface Move {
  readonly paymentId: string;
  readonly paise: number;
}

/** What the gateway knows, as it is read at the end. */
export interface GatewayBook {
  readonly orders: readonly Pick<GatewayOrder, 'id' | 'receipt' | 'amountPaise'>[];
  readonly payments: readonly Pick<BookedPayment, 'id' | 'orderId' | 'amountPaise' | 'status'>[];
  readonly refunds: readonly Pick<BookedRefund, 'id' | 'paymentId' | 'amountPaise' | 'status' | 'idempotencyKey'>[];
  readonly requests: readonly RefundRequest[];
  readonly moves: readonly Move[];
  /** How its answers were dealt out. */
  readonly dealt: Dealt;
  /** Calls that are not answered, and webhooks that are on their way. */
  readonly underWay: number;
}

/** Keeps the book: money moves only here, and what has moved is never forgotten. */
export interface BookKeeper {
  readonly orders: ReadonlyMap<string, GatewayOrder>;
  readonly payments: ReadonlyMap<string, BookedPayment>;
  readonly refunds: ReadonlyMap<string, BookedRefund>;
  readonly requests: readonly RefundRequest[];
  readonly moves: readonly Move[];
  openOrder(amountPaise: number, receipt: string): GatewayOrder;
  paymentsOf(orderId: string): BookedPayment[];
  /** A farmer pays, or fails to; null for an order that is unknown. */
  pay(orderId: string, succeeds: boolean): BookedPayment | null;
  refundsOf(paymentId: string): BookedRefund[];
  refundedPaise(paymentId: string): number;
  /** A refund is asked for; what comes of it is another matter. */
  note(request: RefundRequest): void;
  /** The same key is the same refund. @returns null when there is not that much left to give back */
  refund(request: RefundRequest): { refund: BookedRefund; isNew: boolean } | null;
  /** The money of a refund has arrived. */
  arrived(refund: BookedRefund): void;
}

/** An empty book. */
export function bookKeeper(): BookKeeper {
  const orders = new Map<string, GatewayOrder>();
  const payments = new Map<string, BookedPayment>();
  const refunds = new Map<string, BookedRefund>();
  const requests: RefundRequest[] = [];
  const moves: Move[] = [];
  const refundsOf = (paymentId: string) => [...refunds.values()].filter((refund) => refund.paymentId === paymentId);
  const refundedPaise = (paymentId: string) =>
    refundsOf(paymentId).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return {
    orders,
    payments,
    refunds,
    requests,
    moves,
    openOrder(amountPaise, receipt) {
      const order = { id: gatewayId('order'), amountPaise, receipt, createdAt: new Date() };
      orders.set(order.id, order);
      return order;
    },
    paymentsOf: (orderId) => [...payments.values()].filter((payment) => payment.orderId === orderId),
    pay(orderId, succeeds) {
      const order = orders.get(orderId);
      if (order === undefined) return null;
      const { amountPaise } = order;
      const status = succeeds ? ('captured' as const) : ('failed' as const);
      const payment = { id: gatewayId('pay'), orderId, amountPaise, status, createdAt: new Date() };
      payments.set(payment.id, payment);
      if (succeeds) moves.push({ paymentId: payment.id, paise: amountPaise });
      return payment;
    },
    refundsOf,
    refundedPaise,
    note: (request) => void requests.push(request),
    refund({ paymentId, amountPaise, key }) {
      const known = refundsOf(paymentId).find(({ idempotencyKey }) => idempotencyKey === key);
      if (known !== undefined) return { refund: known, isNew: false };
      const payment = payments.get(paymentId);
      if (payment?.status !== 'captured' || amountPaise + refundedPaise(paymentId) > payment.amountPaise) return null;
      const refund: BookedRefund = {
        id: gatewayId('rfnd'),
        paymentId,
        amountPaise,
        receipt: key,
        idempotencyKey: key,
        status: 'pending',
        createdAt: new Date(),
      };
      refunds.set(refund.id, refund);
      moves.push({ paymentId, paise: -amountPaise });
      return { refund, isNew: true };
    },
    arrived(refund) {
      refund.status = 'processed';
    },
  };
}
