import { eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { orders } from '../tables.ts';

/** Ids of all orders of a farmer, for what other areas keep of them. */
export async function orderIdsOf(executor: Executor, farmerId: string): Promise<string[]> {
  const rows = await executor.select({ id: orders.id }).from(orders).where(eq(orders.farmerId, farmerId));
  return rows.map(({ id }) => id);
}
