import type { OrderEscalation } from '@haat/api-contract/vocabulary';
import { OPEN_ORDER_STATUSES } from '@haat/order-core';
import { and, asc, countDistinct, eq, inArray, min } from 'drizzle-orm';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import type { OrderRow } from '../order-row.ts';
import { orderEscalations, orders } from '../tables.ts';

/** Why and since when an order is before support. */
export type EscalationRow = typeof orderEscalations.$inferSelect;

/** An order before support, with every reason. */
export interface EscalatedOrder {
  order: OrderRow;
  reasons: EscalationRow[];
}

/** Brings an order before support; the same reason again changes nothing. @returns whether it is new */
export async function escalateOrder(
  tx: Transaction,
  { now, log }: Pick<Dependencies, 'now' | 'log'>,
  { id, number }: Pick<OrderRow, 'id' | 'number'>,
  { kind, userId = null }: { readonly kind: OrderEscalation; readonly userId?: string | null },
): Promise<boolean> {
  const written = await tx
    .insert(orderEscalations)
    .values({ orderId: id, kind, userId, at: now() })
    .onConflictDoNothing()
    .returning({ kind: orderEscalations.kind });
  if (written.length > 0) log.warn({ order: number, kind }, 'an order was brought before support');
  return written.length > 0;
}

/** Why an order is before support. */
export async function escalationsOf(executor: Executor, orderId: string): Promise<EscalationRow[]> {
  return executor.select().from(orderEscalations).where(eq(orderEscalations.orderId, orderId));
}

/** Takes a reason away that is settled. */
export async function settleEscalation(tx: Transaction, orderId: string, kind: OrderEscalation): Promise<void> {
  await tx.delete(orderEscalations).where(and(eq(orderEscalations.orderId, orderId), eq(orderEscalations.kind, kind)));
}

/** Orders before support that are still open, the longest waiting first. @param page from 1 */
export async function listEscalatedOrders(
  executor: Executor,
  page: number,
  pageSize: number,
): Promise<{ count: number; results: EscalatedOrder[] }> {
  const isOpen = inArray(orders.status, [...OPEN_ORDER_STATUSES]);
  const [total] = await executor
    .select({ count: countDistinct(orderEscalations.orderId) })
    .from(orderEscalations)
    .innerJoin(orders, eq(orders.id, orderEscalations.orderId))
    .where(isOpen);
  const waiting = await executor
    .select({ orderId: orderEscalations.orderId })
    .from(orderEscalations)
    .innerJoin(orders, eq(orders.id, orderEscalations.orderId))
    .where(isOpen)
    .groupBy(orderEscalations.orderId)
    .orderBy(asc(min(orderEscalations.at)), asc(orderEscalations.orderId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = waiting.map(({ orderId }) => orderId);
  if (ids.length === 0) return { count: total?.count ?? 0, results: [] };
  const rows = await executor.select().from(orders).where(inArray(orders.id, ids));
  const reasons = await executor
    .select()
    .from(orderEscalations)
    .where(inArray(orderEscalations.orderId, ids))
    .orderBy(asc(orderEscalations.at), asc(orderEscalations.kind));
  const results = ids.flatMap((id) => {
    const order = rows.find((row) => row.id === id);
    return order === undefined ? [] : [{ order, reasons: reasons.filter(({ orderId }) => orderId === id) }];
  });
  return { count: total?.count ?? 0, results };
}
