import type { SecurityEventKind } from '@haat/api-contract/vocabulary';
import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { securityEvents } from './tables.ts';

/** Which events are looked for; what is not given does not matter. */
export interface SecurityEventFilter {
  readonly userId?: string | undefined;
  readonly kind?: SecurityEventKind | undefined;
  /** From this time on. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}

/** An event as it was recorded. */
export type RecordedEvent = typeof securityEvents.$inferSelect;

/** A page of the record, the newest first, and how many events there are in all. @param page counts from 1 */
export async function findSecurityEvents(
  executor: Executor,
  { userId, kind, from, before }: SecurityEventFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; results: RecordedEvent[] }> {
  const isSought = and(
    userId === undefined ? undefined : eq(securityEvents.userId, userId),
    kind === undefined ? undefined : eq(securityEvents.kind, kind),
    from === undefined ? undefined : gte(securityEvents.at, from),
    before === undefined ? undefined : lt(securityEvents.at, before),
  );
  const [total] = await executor.select({ count: count() }).from(securityEvents).where(isSought);
  const results = await executor
    .select()
    .from(securityEvents)
    .where(isSought)
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { count: total?.count ?? 0, results };
}
