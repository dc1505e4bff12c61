import { eq, sum } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';

import { cashRefunds } from './tables.ts';

/** What the market was asked to pay out of an order's cash so far, whole paise. */
export async function cashRefundsOfOrder(executor: Executor, orderId: string): Promise<number> {
  const [asked] = await executor
    .select({ paise: sum(cashRefunds.amountPaise) })
    .from(cashRefunds)
    .where(eq(cashRefunds.orderId, orderId));
  return Number(asked?.paise ?? 0);
}
