import { and, eq, notInArray } from 'drizzle-orm';
import { orderIdsOf } from '@haat/backend-orders';
import type { Transaction } from '@haat/backend-platform';
import type { DataSubject } from '@haat/backend-platform/area';
import { networkMessages } from '../transport/tables.ts';
import { networkJourneys } from './tables.ts';

/** What a person asked sellers for and did not order. An order has the id of its journey. */
export async function eraseUnorderedJourneys(tx: Transaction, { userId }: DataSubject): Promise<void> {
  const ordered = await orderIdsOf(tx, userId);
  await tx
    .delete(networkJourneys)
    .where(and(eq(networkJourneys.farmerId, userId), notInArray(networkJourneys.id, ordered)));
}

/** What was said about it. */
export async function eraseUnorderedMessages(tx: Transaction, { userId }: DataSubject): Promise<void> {
  const ordered = await orderIdsOf(tx, userId);
  await tx
    .delete(networkMessages)
    .where(and(eq(networkMessages.farmerId, userId), notInArray(networkMessages.transactionId, ordered)));
}
