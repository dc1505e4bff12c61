import { and, eq, inArray, max } from 'drizzle-orm';
import { orderHistory } from '@haat/backend-orders/tables';
import type { Executor } from '@haat/backend-platform';

/** When orders were handed over, by id; one that was not is not in the map. */
export async function deliveredAtOf(executor: Executor, orderIds: readonly string[]): Promise<Map<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await executor
    .select({ orderId: orderHistory.orderId, at: max(orderHistory.at) })
    .from(orderHistory)
    .where(and(inArray(orderHistory.orderId, [...orderIds]), eq(orderHistory.status, 'DELIVERED')))
    .groupBy(orderHistory.orderId);
  return new Map(rows.flatMap(({ orderId, at }) => (at === null ? [] : [[orderId, at] as const])));
}
