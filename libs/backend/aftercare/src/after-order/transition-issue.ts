import type { OrderIssue } from '@haat/api-contract';
import { canTransitionIssue, isIssueOverdue } from '@haat/order-core';
import type { OrderActor } from '@haat/api-contract/vocabulary';
import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import { findOrdersById, marketplaceHookOf, queueOrderNotice } from '@haat/backend-orders';
import { inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import type { IssueRow } from './find-issues.ts';
import { orderIssues } from './tables.ts';

/** Complaints that one job looks at. */
const BATCH = 100;

/** Where a complaint shall go, and who says so. */
export interface IssueTransition {
  to: OrderIssue['status'];
  by: OrderActor;
  answer?: string;
}

/**
 * Moves a complaint to another status, where the caller may; the farmer is notified of an answer.
 * @param orderId the order that the caller has found to be the farmer's or the shop's; null for support, who sees all
 * @throws ServiceError `issue_error.not_found`, `issue_error.cannot_move`
 */
export async function transitionIssue(
  tx: Transaction,
  dependencies: Dependencies,
  orderId: string | null,
  issueId: string,
  { to, by, answer }: IssueTransition,
): Promise<IssueRow> {
  const [issue] = isId(issueId)
    ? await tx
        .select()
        .from(orderIssues)
        .where(and(eq(orderIssues.id, issueId), orderId === null ? undefined : eq(orderIssues.orderId, orderId)))
        .for('update')
    : [];
  if (issue === undefined) throw new ServiceError('issue_error.not_found');
  if (!canTransitionIssue(issue.status, to, by))
    throw new ServiceError('issue_error.cannot_move', { status: issue.status });
  const change = { status: to, ...(answer === undefined ? {} : { answer }), updatedAt: dependencies.now() };
  await tx.update(orderIssues).set(change).where(eq(orderIssues.id, issue.id));
  if (to === 'CLOSED' || to === 'ESCALATED') await tellMarketplace(tx, dependencies, issue, to);
  if (answer !== undefined) await queueOrderNotice(tx, dependencies, issue.orderId, 'issue-answered');
  return { ...issue, ...change };
}

/** Brings complaints to support whose clock has run out. See docs/domain/aftercare.md#complaint-clocks. */
export async function escalateIssues(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const late = await database
    .select({ id: orderIssues.id })
    .from(orderIssues)
    .where(
      or(
        and(eq(orderIssues.status, 'OPEN'), lte(orderIssues.answerBy, now())),
        and(inArray(orderIssues.status, ['OPEN', 'ANSWERED']), lte(orderIssues.closeBy, now())),
      ),
    )
    .orderBy(asc(orderIssues.answerBy))
    .limit(BATCH);
  for (const { id } of late) await inTransaction(database, (tx) => escalate(tx, dependencies, id));
}

async function escalate(tx: Transaction, dependencies: Dependencies, id: string): Promise<void> {
  const { now, log } = dependencies;
  const [issue] = await tx.select().from(orderIssues).where(eq(orderIssues.id, id)).for('update');
  // Answered or closed by a concurrent request.
  if (issue === undefined || !isIssueOverdue(issue.status, issue, now())) return;
  await tx.update(orderIssues).set({ status: 'ESCALATED', updatedAt: now() }).where(eq(orderIssues.id, id));
  await tellMarketplace(tx, dependencies, issue, 'ESCALATED');
  log.warn({ issue: issue.number }, 'a complaint was not answered or closed in time: support has it');
}

/** An order of another marketplace has a seller who is told. */
async function tellMarketplace(
  tx: Transaction,
  dependencies: Dependencies,
  { id, orderId, status }: IssueRow,
  to: 'CLOSED' | 'ESCALATED',
): Promise<void> {
  const [order] = await findOrdersById(tx, [orderId]);
  const hook = order === undefined ? undefined : marketplaceHookOf(dependencies, order);
  await hook?.moveIssue(tx, dependencies, id, { to, wasEscalated: status === 'ESCALATED' });
}
