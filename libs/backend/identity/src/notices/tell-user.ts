import { eq, and } from 'drizzle-orm';
import { inTransaction } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { queuePush } from '../push/push-notice.ts';
import type { Notice } from '../sms/sms-adapter.ts';
import { noticesOff, notices } from './tables.ts';
import { topicOfNotice } from './topic-of-notice.ts';

/**
 * Tells a user something: it is kept where they read it in the app, and goes out by SMS, and by push to the browsers
 * that take it, unless they have switched its topic off. Told again, it is kept and pushed once. See
 * docs/domain/application.md#notices-by-topic.
 * @throws when the gateway did not take the SMS: the event is delivered again
 */
export async function tellUser(
  { database, adapters, newId, now }: Pick<Dependencies, 'database' | 'adapters' | 'newId' | 'now'>,
  userId: string,
  notice: Notice,
): Promise<void> {
  const topic = topicOfNotice(notice.kind);
  const { id, text } = notice;
  const isSent = await inTransaction(database, async (tx) => {
    const kept = await tx
      .insert(notices)
      .values({ id, userId, topic, text, at: now() })
      .onConflictDoNothing()
      .returning({ id: notices.id });
    if (topic === null) return true;
    const off = await tx.$count(noticesOff, and(eq(noticesOff.userId, userId), eq(noticesOff.topic, topic)));
    if (off > 0) return false;
    if (kept.length > 0) await queuePush(tx, { newId, now }, { userId, topic, notice });
    return true;
  });
  if (isSent) await adapters.sms.sendNotice(notice);
}
