import type { OrderRow } from '@haat/backend-orders';
import { refundForReturn } from '@haat/backend-payments';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { and, eq } from 'drizzle-orm';
import { networkOrderEvents } from './tables.ts';

/**
 * Gives back what a seller settles a complaint with, once for each complaint and never more than was paid and has not
 * gone back. The caller has locked the order. See docs/domain/open-network.md#issues.
 *
 * @param paise whole paise
 */
export async function settleIssue(
  tx: Transaction,
  dependencies: Dependencies,
  { order, issueId, paise }: { readonly order: OrderRow; readonly issueId: string; readonly paise: number },
): Promise<void> {
  const event = { orderId: order.id, eventId: issueId, type: 'Issue', packs: {}, paise, isEnd: false } as const;
  const written = await tx
    .insert(networkOrderEvents)
    .values({ ...event, at: dependencies.now() })
    .onConflictDoNothing()
    .returning({ eventId: networkOrderEvents.eventId });
  if (written.length === 0) return;
  const refund = await refundForReturn(tx, dependencies, {
    ...{ order, amountPaise: paise, returnId: null },
    ...{ cause: 'issue-settled', reference: issueId },
  });
  if (refund === null) return;
  await tx
    .update(networkOrderEvents)
    .set({ refundId: refund.id })
    .where(and(eq(networkOrderEvents.orderId, order.id), eq(networkOrderEvents.eventId, issueId)));
}
