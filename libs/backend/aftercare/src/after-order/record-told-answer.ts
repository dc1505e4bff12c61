import { and, eq } from 'drizzle-orm';
import { queueOrderNotice } from '@haat/backend-orders';
import { isId } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { orderIssues } from './tables.ts';

/**
 * Writes what a seller of another marketplace does about a complaint; told again it changes nothing, and of one that is
 * closed neither. See docs/domain/open-network.md#issues.
 *
 * @param answer the seller's words to the farmer; null while the seller only looks into it, which gives it until the
 *   time to close
 * @returns whether the complaint is one of the order that is not closed
 */
export async function recordToldAnswer(
  tx: Transaction,
  dependencies: Dependencies,
  { orderId, issueId, answer }: { readonly orderId: string; readonly issueId: string; readonly answer: string | null },
): Promise<boolean> {
  const isIt = and(eq(orderIssues.id, issueId), eq(orderIssues.orderId, orderId));
  const [issue] = isId(issueId) ? await tx.select().from(orderIssues).where(isIt).for('update') : [];
  if (issue === undefined || issue.status === 'CLOSED') return false;
  const updatedAt = dependencies.now();
  if (answer === null) {
    await tx.update(orderIssues).set({ answerBy: issue.closeBy, updatedAt }).where(isIt);
    return true;
  }
  if (answer === issue.answer) return true;
  // What is before support stays there, with the answer to read.
  const status = issue.status === 'OPEN' ? 'ANSWERED' : issue.status;
  await tx.update(orderIssues).set({ status, answer, updatedAt }).where(isIt);
  await queueOrderNotice(tx, dependencies, orderId, 'issue-answered');
  return true;
}

/** A complaint as it was written down; null for one that is not known. */
export async function findIssue(tx: Transaction, issueId: string): Promise<typeof orderIssues.$inferSelect | null> {
  const [issue] = isId(issueId) ? await tx.select().from(orderIssues).where(eq(orderIssues.id, issueId)) : [];
  return issue ?? null;
}
