import type { Executor } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { and, eq, gte } from 'drizzle-orm';
import { programmeApplications } from '../tables.ts';

/** Whether a person has an active card, of whichever crop: programme prices are theirs. */
export async function hasActiveCard(executor: Executor, userId: string, now: Date): Promise<boolean> {
  const found = await executor
    .select({ id: programmeApplications.id })
    .from(programmeApplications)
    .where(
      and(
        eq(programmeApplications.userId, userId),
        eq(programmeApplications.state, 'ACTIVE'),
        gte(programmeApplications.validUntil, indiaDay(now)),
      ),
    )
    .limit(1);
  return found.length > 0;
}
