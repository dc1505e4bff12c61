import {
  canAddUnpaidOrder,
  canAttemptAgain,
  canPlaceUnpaidOrder,
  MAX_UNPAID_ORDERS,
  UNPAID_LIFETIME_MS,
} from '@haat/order-core';
import { and, eq, inArray } from 'drizzle-orm';
import {
  findAwaitingPayment,
  findPlacedForOnlinePayment,
  findUnpaidSince,
  lockOrder,
  transitionOrder,
} from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { describeError, inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';

import { attemptsOf } from './open-payment.ts';
import { paymentCaptures, payments } from './tables.ts';

const BATCH = 50;

/**
 * Refuses an order that is to be paid online while the farmer has as many unpaid ones as there may be, at once or in a
 * day. Orders of one farmer at once wait for each other. See docs/domain/payments.md#unpaid-orders.
 * @throws ServiceError `order_error.too_many_unpaid`, `order_error.too_many_unpaid_today`
 */
export async function checkUnpaidOrderLimit(
  tx: Transaction,
  { configuration }: Pick<Dependencies, 'configuration'>,
  { id, farmerId, createdAt }: Pick<OrderRow, 'id' | 'farmerId' | 'createdAt'>,
): Promise<void> {
  await lockName(tx, `unpaid-orders:${farmerId}`);
  const unpaidOf = async (found: readonly OrderRow[]): Promise<number> => {
    const others = found.filter((order) => order.id !== id);
    const paid = await paidOrderIds(tx, others);
    return others.filter((order) => !paid.has(order.id)).length;
  };
  const open = await unpaidOf(await findAwaitingPayment(tx, farmerId));
  if (!canAddUnpaidOrder(open)) throw new ServiceError('order_error.too_many_unpaid', { most: MAX_UNPAID_ORDERS });
  const dayBefore = new Date(createdAt.getTime() - UNPAID_LIFETIME_MS);
  const placed = await unpaidOf(await findPlacedForOnlinePayment(tx, farmerId, dayBefore));
  const most = configuration.unpaidOrdersPerDay;
  if (!canPlaceUnpaidOrder(placed, most)) throw new ServiceError('order_error.too_many_unpaid_today', { most });
}

/**
 * Ends orders that stay unpaid a day after their last attempt failed; money that comes later is refunded. See
 * docs/domain/payments.md#unpaid-orders.
 * @returns how many were ended
 */
export async function expireUnpaidOrders(dependencies: Dependencies): Promise<number> {
  const { database, log, now } = dependencies;
  const due = await findUnpaidSince(database, new Date(now().getTime() - UNPAID_LIFETIME_MS), BATCH);
  let ended = 0;
  for (const id of due) {
    try {
      if (await inTransaction(database, (tx) => expireUnpaidOrder(tx, dependencies, id))) ended += 1;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      log.warn({ order: id, error: describeError(error) }, 'an unpaid order could not be ended');
    }
  }
  return ended;
}

async function expireUnpaidOrder(tx: Transaction, dependencies: Dependencies, id: string): Promise<boolean> {
  const order = await lockOrder(tx, id);
  // Paid, or tried again, since it was found.
  if (order === null || (order.status !== 'PAYMENT_FAILED' && order.status !== 'PRE_ORDER')) return false;
  if ((await paidOrderIds(tx, [order])).has(id) || (await isAttemptOpen(tx, id))) return false;
  // After the last attempt the farmer was notified at once.
  const isAlreadyNotified = !canAttemptAgain(await attemptsOf(tx, id));
  await transitionOrder(tx, dependencies, id, 'FAILED', 'system', isAlreadyNotified ? { notice: null } : {});
  return true;
}

async function isAttemptOpen(tx: Transaction, orderId: string): Promise<boolean> {
  const open = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['open', 'pending'])))
    .limit(1);
  return open.length > 0;
}

/** Ids of those orders whose money was captured. */
async function paidOrderIds(executor: Executor, orders: readonly Pick<OrderRow, 'id'>[]): Promise<Set<string | null>> {
  if (orders.length === 0) return new Set();
  const rows = await executor
    .select({ orderId: paymentCaptures.orderId })
    .from(paymentCaptures)
    .where(
      and(
        inArray(
          paymentCaptures.orderId,
          orders.map(({ id }) => id),
        ),
        eq(paymentCaptures.use, 'order'),
      ),
    );
  return new Set(rows.map(({ orderId }) => orderId));
}
