import { inArray } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { orders } from './tables.ts';

/** The order numbers that farmers see, by id; unknown ids are not in the map. */
export async function orderNumbersOf(executor: Executor, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await executor
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
