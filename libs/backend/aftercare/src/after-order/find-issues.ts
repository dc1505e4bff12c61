import type { OrderIssue } from '@haat/api-contract';
import { asc, inArray } from 'drizzle-orm';
import { preparedListQuery } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { orderIssues } from './tables.ts';

/** A complaint as the database has it. */
export type IssueRow = typeof orderIssues.$inferSelect;

const issuesOfOrders = preparedListQuery((executor, orderIds) =>
  executor
    .select()
    .from(orderIssues)
    .where(inArray(orderIssues.orderId, orderIds))
    .orderBy(asc(orderIssues.openedAt), asc(orderIssues.number)),
);

/** Complaints of orders, the oldest first, by order. An order without any is not in the map. */
export async function issuesOf(executor: Executor, orderIds: readonly string[]): Promise<Map<string, IssueRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await issuesOfOrders(executor, orderIds);
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** A complaint as its farmer sees it. */
export function toIssue({
  id,
  number,
  status,
  reason,
  variantId,
  note,
  photoIds,
  answer,
  openedAt,
  answerBy,
  closeBy,
  updatedAt,
}: IssueRow): OrderIssue {
  return {
    id,
    number,
    status,
    reason,
    variant_id: variantId,
    note,
    photo_count: photoIds.length,
    answer,
    opened_at: openedAt.toISOString(),
    answer_by: answerBy.toISOString(),
    close_by: closeBy.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
