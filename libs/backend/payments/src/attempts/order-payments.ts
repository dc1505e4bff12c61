import type { OrderPayment } from '@haat/api-contract';
import { orderPayment, paymentKind } from '@haat/order-core';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { findOrdersById } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { preparedListQuery } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { refunds } from '../refunds/tables.ts';
import { paymentCaptures, payments } from './tables.ts';

const attemptsOfOrders = preparedListQuery((executor, orderIds) =>
  executor.select().from(payments).where(inArray(payments.orderId, orderIds)).orderBy(asc(payments.attempt)),
);

/** How each of these orders is paid and where its money stands, by the order's id. */
export async function paymentsOfIds(
  executor: Executor,
  orderIds: readonly string[],
  now: Date,
): Promise<Map<string, OrderPayment>> {
  return paymentsOf(executor, await findOrdersById(executor, orderIds), now);
}

/** The same of orders that were read already. */
export async function paymentsOf(
  executor: Executor,
  rows: readonly OrderRow[],
  now: Date,
): Promise<Map<string, OrderPayment>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const attempts = await attemptsOfOrders(executor, ids);
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
      const captured =
        paid === undefined
          ? null
          : {
              amountPaise: paid.amountPaise,
              returningPaise: sumOf(own.filter(({ status }) => status !== 'REFUND_COMPLETED')),
              returnedPaise: sumOf(own.filter(({ status }) => status === 'REFUND_COMPLETED')),
            };
      const lastAttempt = attempts.findLast(({ orderId }) => orderId === order.id) ?? null;
      const { status, bookingDate } = order;
      const kind = paymentKind(order.paymentMode) ?? 'cash';
      return [order.id, orderPayment({ kind, status, bookingDate, lastAttempt, captured }, now)];
    }),
  );
}
