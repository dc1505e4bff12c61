import type { SecurityEventKind } from '@haat/api-contract/vocabulary';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { securityEvents } from './tables.ts';

/** When events of a kind happened to a person after a time, the oldest first. */
export async function eventsSince(
  executor: Executor,
  { userId, kind, since }: { readonly userId: string; readonly kind: SecurityEventKind; readonly since: Date },
): Promise<Date[]> {
  const rows = await executor
    .select({ at: securityEvents.at })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), eq(securityEvents.kind, kind), gt(securityEvents.at, since)))
    .orderBy(asc(securityEvents.at));
  return rows.map(({ at }) => at);
}
