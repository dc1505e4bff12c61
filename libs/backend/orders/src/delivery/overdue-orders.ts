import { orderClock, PACKED_CLOCK_MS, ROAD_CLOCK_MS, ROAD_STATUSES } from '@haat/order-core';
import type { OrderClock } from '@haat/order-core';
import { and, asc, eq, inArray, lt, notExists, or } from 'drizzle-orm';
import { inTransaction } from '@haat/backend-platform';
import type { Dependencies, Executor, Job } from '@haat/backend-platform';
import type { OrderHistoryRow } from '../find-orders.ts';
import type { OrderRow } from '../order-row.ts';
import { orderEscalations, orderHistory, orders } from '../tables.ts';
import { escalateOrder } from './escalations.ts';

const EVERY_MS = 600_000;
const BATCH = 100;

/** The clock of an order at a moment; null while none runs. See docs/domain/orders.md#order-clocks. */
export async function clockOf(
  executor: Executor,
  order: Pick<OrderRow, 'id' | 'status' | 'type'>,
  now: Date,
): Promise<OrderClock | null> {
  const history = await executor
    .select({ status: orderHistory.status, at: orderHistory.at })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, order.id));
  return clockByHistory(order, history, now);
}

/** The clock of an order whose history is at hand. */
export function clockByHistory(
  { status, type }: Pick<OrderRow, 'status' | 'type'>,
  history: readonly Pick<OrderHistoryRow, 'status' | 'at'>[],
  now: Date,
): OrderClock | null {
  return orderClock({ status, delivery: type, history }, now);
}

/** Brings orders before support whose clock is over. */
export async function escalateOverdueOrders(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const beganBefore = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const late = await database
    .selectDistinct({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .innerJoin(orderHistory, eq(orderHistory.orderId, orders.id))
    .where(
      and(
        or(
          and(
            inArray(orders.status, [...ROAD_STATUSES]),
            inArray(orderHistory.status, [...ROAD_STATUSES]),
            lt(orderHistory.at, beganBefore(ROAD_CLOCK_MS)),
          ),
          and(
            eq(orders.status, 'READY_FOR_DELIVERY'),
            eq(orders.type, 'home_delivery'),
            eq(orderHistory.status, 'READY_FOR_DELIVERY'),
            lt(orderHistory.at, beganBefore(PACKED_CLOCK_MS)),
          ),
        ),
        notExists(
          database
            .select()
            .from(orderEscalations)
            .where(and(eq(orderEscalations.orderId, orders.id), eq(orderEscalations.kind, 'overdue'))),
        ),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(BATCH);
  for (const { id } of late)
    await inTransaction(database, async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
      // Moved on by a concurrent request.
      if (order === undefined || (await clockOf(tx, order, now()))?.isOver !== true) return;
      await escalateOrder(tx, dependencies, order, { kind: 'overdue' });
    });
}

/** What time makes due of orders. */
export const ORDER_JOBS: readonly Job[] = [{ name: 'orders.overdue', every: EVERY_MS, run: escalateOverdueOrders }];
