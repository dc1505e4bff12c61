import type { OrderPayment } from '@haat/api-contract';
import { indiaDay, toRupees } from '@haat/format';
import { isPaidOnline, paymentKind } from '@haat/order-core';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { findOrdersById } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import type { Executor } from '@haat/backend-platform';

import { refunds } from '../refunds/tables.ts';
import { paymentCaptures, payments } from './tables.ts';
import type { CaptureRow, PaymentRow } from './tables.ts';

/** What is known of an order's money. */
interface OrderMoney {
  order: Pick<OrderRow, 'id' | 'status' | 'paymentMode' | 'bookingDate'>;
  /** The last attempt to pay, when there is one. */
  last: PaymentRow | undefined;
  /** The payment that pays the order. */
  paid: CaptureRow | undefined;
  /** Of that payment, paise: what goes back, and how much of it is there already. */
  returned: { underWay: number; done: number };
}

/** How each of these orders is paid and where its money stands. */
export async function paymentsOf(
  executor: Executor,
  orderIds: readonly string[],
  now: Date,
): Promise<Map<string, OrderPayment>> {
  if (orderIds.length === 0) return new Map();
  const ids = [...orderIds];
  const rows = await findOrdersById(executor, ids);
  const attempts = await executor
    .select()
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.attempt));
  const captures =
    attempts.length === 0
      ? []
      : await executor
          .select()
          .from(paymentCaptures)
          .where(and(inArray(paymentCaptures.orderId, ids), eq(paymentCaptures.use, 'order')));
  const back =
    captures.length === 0
      ? []
      : await executor
          .select({ of: refunds.gatewayPaymentId, status: refunds.status, amountPaise: refunds.amountPaise })
          .from(refunds)
          .where(
            inArray(
              refunds.gatewayPaymentId,
              captures.map(({ gatewayPaymentId }) => gatewayPaymentId),
            ),
          );
  return new Map(
    rows.map((order) => {
      const paid = captures.find(({ orderId }) => orderId === order.id);
      const own = back.filter(({ of }) => of === paid?.gatewayPaymentId);
      const sumOf = (some: typeof own) => some.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      const returned = {
        underWay: sumOf(own.filter(({ status }) => status !== 'REFUND_COMPLETED')),
        done: sumOf(own.filter(({ status }) => status === 'REFUND_COMPLETED')),
      };
      return [
        order.id,
        toOrderPayment({ order, last: attempts.findLast(({ orderId }) => orderId === order.id), paid, returned }, now),
      ];
    }),
  );
}

function toOrderPayment({ order, last, paid, returned }: OrderMoney, now: Date): OrderPayment {
  const kind = paymentKind(order.paymentMode) ?? 'cash';
  if (!isPaidOnline(kind)) {
    return {
      kind,
      state: kind === 'credit' ? 'on-credit' : order.status === 'DELIVERED' ? 'paid' : 'due',
      paid: 0,
      pay_by: null,
      can_pay: false,
    };
  }
  if (paid !== undefined) {
    const state = returned.underWay > 0 ? 'refunding' : returned.done >= paid.amountPaise ? 'refunded' : 'paid';
    return { kind, state, paid: toRupees(paid.amountPaise - returned.done), pay_by: null, can_pay: false };
  }
  const isWaiting =
    (order.status === 'PENDING' || order.status === 'PRE_ORDER') && last !== undefined && last.state !== 'failed';
  const isInTime = last?.payBy == null || last.payBy > now;
  // Packs can be promised anew until the day for which they are booked.
  const isBookable = order.status === 'PRE_ORDER' && order.bookingDate !== null && order.bookingDate > indiaDay(now);
  const canPay = isWaiting ? last.state === 'open' && isInTime : order.status === 'PAYMENT_FAILED' || isBookable;
  const state = !isWaiting ? 'failed' : last.state === 'pending' ? 'pending' : 'open';
  return { kind, state, paid: 0, pay_by: isWaiting ? (last.payBy?.toISOString() ?? null) : null, can_pay: canPay };
}
