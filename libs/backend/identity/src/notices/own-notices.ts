import { and, count, desc, eq, lt } from 'drizzle-orm';
import { PAGE_SIZE } from '@haat/api-contract';
import type { NoticeSwitches, SwitchNotices } from '@haat/api-contract/account';
import type { Dependencies, Executor, Job } from '@haat/backend-platform';
import { notices, noticesOff } from './tables.ts';
import { SENT_TOPICS } from './topic-of-notice.ts';

type NoticeRow = typeof notices.$inferSelect;

const KEPT_MS = 90 * 86_400_000;

/** A page of what a person was told, the newest first. @param page from 1 */
export async function noticesOf(
  database: Executor,
  userId: string,
  page: number,
): Promise<{ count: number; rows: NoticeRow[] }> {
  const [total] = await database.select({ count: count() }).from(notices).where(eq(notices.userId, userId));
  const rows = await database
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.at), desc(notices.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { count: total?.count ?? 0, rows };
}

/** Which topics a person wants by SMS, of those of which something is sent. */
export async function switchesOf(executor: Executor, userId: string): Promise<NoticeSwitches> {
  const off = await executor.select().from(noticesOff).where(eq(noticesOff.userId, userId));
  return SENT_TOPICS.map((topic) => ({ topic, is_on: !off.some((row) => row.topic === topic) }));
}

/** Switches the SMS of a topic on or off. */
export async function switchTopic(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  userId: string,
  { topic, is_on: isOn }: SwitchNotices,
): Promise<void> {
  if (isOn) await database.delete(noticesOff).where(and(eq(noticesOff.userId, userId), eq(noticesOff.topic, topic)));
  else await database.insert(noticesOff).values({ userId, topic, since: now() }).onConflictDoNothing();
}

/** Deletes what was told long ago. */
export const NOTICE_JOBS: readonly Job[] = [
  {
    name: 'identity.old-notices',
    every: 3_600_000,
    run: async ({ database, now }) => {
      await database.delete(notices).where(lt(notices.at, new Date(now().getTime() - KEPT_MS)));
    },
  },
];
