import { eq, and } from 'drizzle-orm';
import type { Dependencies } from '@haat/backend-platform';
import type { Notice } from '../sms/sms-adapter.ts';
import { noticesOff, notices } from './tables.ts';
import { topicOfNotice } from './topic-of-notice.ts';

/**
 * Tells a user something: it is kept where they read it in the app, and goes out by SMS unless they have switched its
 * topic off. Told again, it is kept once. See docs/domain/application.md#notices-by-topic.
 * @throws when the gateway did not take the SMS: the event is delivered again
 */
export async function tellUser(
  { database, adapters, now }: Pick<Dependencies, 'database' | 'adapters' | 'now'>,
  userId: string,
  notice: Notice,
): Promise<void> {
  const topic = topicOfNotice(notice.kind);
  const { id, text } = notice;
  await database.insert(notices).values({ id, userId, topic, text, at: now() }).onConflictDoNothing();
  if (topic !== null) {
    const off = await database.$count(noticesOff, and(eq(noticesOff.userId, userId), eq(noticesOff.topic, topic)));
    if (off > 0) return;
  }
  await adapters.sms.sendNotice(notice);
}
