import type { Dependencies, Job } from '@haat/backend-platform/area';
import { indiaDay } from '@haat/format';
import { and, eq, lt } from 'drizzle-orm';
import { programmeApplications } from '../tables.ts';

const HOUR_MS = 3_600_000;

/** What time makes due of cards. */
export const CARD_JOBS: readonly Job[] = [{ name: 'programme.expire', every: HOUR_MS, run: expireCards }];

/** Ends active cards on the day after their last. See docs/domain/programme.md#states. */
async function expireCards({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const { state, validUntil } = programmeApplications;
  await database
    .update(programmeApplications)
    .set({ state: 'EXPIRED' })
    .where(and(eq(state, 'ACTIVE'), lt(validUntil, indiaDay(now()))));
}
