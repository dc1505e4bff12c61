import type { WorkItem, WorkItems, WorkList, workItemsQuerySchema } from '@haat/api-contract/operator-work-lists';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { workItems, type WorkItemRow } from './tables.ts';
import type { WorkListDefinition } from './work-list-definition.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Who looks, and when. */
export interface ListReader {
  readonly userId: string;
  readonly now: Date;
}

interface Counts {
  readonly waiting: number;
  readonly claimed: number;
  readonly mine: number;
  readonly escalated: number;
  readonly late: number;
  readonly oldest_due_at: Date | string | null;
}

/** How much of a kind waits for a person, and since when. */
export async function countWork(
  executor: Executor,
  definition: WorkListDefinition,
  { userId, now }: ListReader,
): Promise<WorkList> {
  const { kind, role, dueWithinMs, claimMs } = definition;
  const waits = sql`state in ('open', 'escalated')`;
  const [counts] = await rowsOf<Counts>(
    executor,
    sql`select count(*) filter (where ${waits})::int as waiting,
      count(*) filter (where state = 'claimed')::int as claimed,
      count(*) filter (where state = 'claimed' and claimed_by = ${userId}::uuid)::int as mine,
      count(*) filter (where state = 'escalated')::int as escalated,
      count(*) filter (where due_at < ${now.toISOString()}::timestamptz)::int as late,
      min(due_at) filter (where ${waits}) as oldest_due_at
    from ${workItems} where kind = ${kind} and state <> 'done' and ${definition.isFor(userId)}`,
  );
  const { oldest_due_at: oldest = null, ...numbers } = counts ?? NONE;
  return {
    ...{ kind, role, due_within_hours: dueWithinMs / HOUR_MS, claim_minutes: claimMs / MINUTE_MS, ...numbers },
    oldest_due_at: oldest === null ? null : new Date(oldest).toISOString(),
  };
}

const NONE: Counts = { waiting: 0, claimed: 0, mine: 0, escalated: 0, late: 0, oldest_due_at: null };

/** A page of a work list, what was passed on first, then what is due first; never with what is the reader's own. */
export async function listWork(
  executor: Executor,
  definition: WorkListDefinition,
  { which, page, per_page: pageSize }: z.output<typeof workItemsQuerySchema>,
  reader: ListReader,
): Promise<WorkItems> {
  const where = and(
    ...[eq(workItems.kind, definition.kind), ne(workItems.state, 'done'), definition.isFor(reader.userId)],
    partCondition(which, reader.userId),
  );
  const total = await executor.$count(workItems, where);
  const rows = await executor
    .select()
    .from(workItems)
    .where(where)
    .orderBy(desc(eq(workItems.state, 'escalated')), asc(workItems.dueAt), asc(workItems.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data: rows.map((row) => workItemView(row, reader)), total, page, per_page: pageSize };
}

function partCondition(which: z.output<typeof workItemsQuerySchema>['which'], userId: string): SQL | undefined {
  if (which === 'mine') return and(eq(workItems.state, 'claimed'), eq(workItems.claimedBy, userId));
  if (which === 'escalated') return eq(workItems.state, 'escalated');
  return which === 'waiting' ? or(eq(workItems.state, 'open'), eq(workItems.state, 'escalated')) : undefined;
}

/** Work as it goes over the wire. */
export function workItemView(
  { id, kind, subjectId, label, madeAt, dueAt, state, claimedBy, claimedUntil, ...item }: WorkItemRow,
  { userId, now }: ListReader,
): WorkItem {
  return {
    ...{ id, kind, subject_id: subjectId, label, state, reason: item.reason, hand_backs: item.handBacks },
    ...{ made_at: madeAt.toISOString(), due_at: dueAt.toISOString(), is_late: dueAt < now && state !== 'done' },
    is_mine: claimedBy === userId,
    claimed_until: claimedUntil?.toISOString() ?? null,
    escalated_at: item.escalatedAt?.toISOString() ?? null,
  };
}
