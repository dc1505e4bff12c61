import { lt } from 'drizzle-orm';
import type { Dependencies, Job } from '../../area.ts';
import { rateLimits } from './tables.ts';

const HOUR_MS = 3_600_000;

/** Deletes counts that have ended. */
export async function removeExpiredCounts({ database, now }: Dependencies): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.expire, now().getTime()));
}

/** What time makes due of rate limits. */
export const RATE_LIMIT_JOBS: readonly Job[] = [
  { name: 'platform.rate-limits', every: HOUR_MS, run: removeExpiredCounts },
];
