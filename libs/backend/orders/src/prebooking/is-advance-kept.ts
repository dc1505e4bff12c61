import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import { cancelFreeUntil, keepsAdvance } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { cancelFreeDays } from '@haat/backend-market';
import { prebookPlaces } from './tables.ts';
import type { Executor, Transaction } from '@haat/backend-platform';
import type { OrderRow } from '../order-row.ts';

/**
 * Whether the advance of an order that is ending stays with the shop: of a prebooking that the farmer cancels too
 * late. Without an advance nothing stays, though the whole was paid. The order has its new status already.
 */
export async function isAdvanceKept(
  tx: Transaction,
  order: OrderRow,
  transition: { readonly from: OrderStatus; readonly to: OrderStatus },
): Promise<boolean> {
  if (order.advancePaise === null || transition.from !== 'PRE_ORDER') return false;
  const freeDays = await freeDaysOf(tx, order.id);
  return freeDays !== null && keepsAdvance(transition, order.bookingDate, indiaDay(order.updatedAt), freeDays);
}

/**
 * The last day, `YYYY-MM-DD`, on which a prebooking can be cancelled without losing its advance; null for what is
 * none, or none any more, and for one without an advance.
 */
export async function freeUntilOf(
  executor: Executor,
  { id, status, bookingDate, advancePaise }: Pick<OrderRow, 'id' | 'status' | 'bookingDate' | 'advancePaise'>,
): Promise<string | null> {
  if (status !== 'PRE_ORDER' || bookingDate === null || advancePaise === null) return null;
  const freeDays = await freeDaysOf(executor, id);
  return freeDays === null ? null : cancelFreeUntil(bookingDate, freeDays);
}

/**
 * Days before the booking date until which cancelling costs nothing, the fewest that one of its goods has; null
 * without a place in the queue.
 */
async function freeDaysOf(executor: Executor, orderId: string): Promise<number | null> {
  const [place] = await executor.select().from(prebookPlaces).where(eq(prebookPlaces.orderId, orderId));
  if (place === undefined) return null;
  return cancelFreeDays(executor, place);
}
