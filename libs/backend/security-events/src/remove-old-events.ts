import { lt, sql } from 'drizzle-orm';
import type { Dependencies, Job } from '@haat/backend-platform';
import { securityEvents } from './tables.ts';

const DAY_MS = 86_400_000;

/** Deletes events whose year is over, by the database's clock too: it refuses to delete a younger one. */
async function removeOldEvents({ database, now }: Dependencies): Promise<void> {
  const yearAgo = sql`least(${now().toISOString()}::timestamptz, now()) - interval '1 year'`;
  await database.delete(securityEvents).where(lt(securityEvents.at, yearAgo));
}

/** What time makes due of the record. */
export const SECURITY_EVENT_JOBS: readonly Job[] = [
  { name: 'security-events.old', every: DAY_MS, run: removeOldEvents },
];
