import { asc, eq } from 'drizzle-orm';
import type { StockLine } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';

import { orderLines } from './tables.ts';

/** What an order is of, in the order of its lines. */
export function packsOfOrder(executor: Executor, orderId: string): Promise<StockLine[]> {
  return executor
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}
