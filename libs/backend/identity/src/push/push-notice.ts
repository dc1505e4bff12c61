import { DEFAULT_LANGUAGE, isLanguage, NOTICE_TOPICS, type NoticeTopic } from '@haat/api-contract/vocabulary';
import { eq } from 'drizzle-orm';
import { addEvents, inLanguage } from '@haat/backend-platform';
import type { Dependencies, EventHandlers, Transaction } from '@haat/backend-platform';
import type { Notice } from '../sms/sms-adapter.ts';
import texts from './push-texts.json' with { type: 'json' };
import { targetOf, unsubscribe } from './subscriptions.ts';
import { pushSubscriptions } from './tables.ts';
import { vapidKeys } from './vapid-keys.ts';

/**
 * That a browser is to be told that there is news: `session`, `notice_id`, `topic`, `language`, `order_id`,
 * `shop_order_id`.
 */
const EVENT = 'identity.push';

/** Queues a message to each browser of a person, in the transaction in which the notice is kept. */
export async function queuePush(
  tx: Transaction,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  { userId, topic, notice }: { readonly userId: string; readonly topic: NoticeTopic; readonly notice: Notice },
): Promise<void> {
  const browsers = await tx
    .select({ session: pushSubscriptions.session })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  const about: Record<string, string> = {
    ...(notice.orderId === undefined ? {} : { order_id: notice.orderId }),
    ...(notice.shopOrderId === undefined ? {} : { shop_order_id: notice.shopOrderId }),
  };
  await addEvents(
    tx,
    browsers.map(({ session }) => ({
      id: newId(),
      type: EVENT,
      payload: { session, notice_id: notice.id, topic, language: notice.language, ...about },
      at: now(),
    })),
  );
}

/**
 * Sends messages to browsers. A lock screen shows them to everybody, so they say what there is news of and no more:
 * no name, number, amount or code. See docs/domain/application.md#push-messages.
 */
export const PUSH_EVENT_HANDLERS: EventHandlers = {
  async [EVENT](dependencies, { payload }) {
    const { session = '', notice_id: id, language: chosen, order_id: orderId, shop_order_id: shopOrderId } = payload;
    const topic = NOTICE_TOPICS.find((each) => each === payload['topic']);
    const target = await targetOf(dependencies, session);
    if (target === null || topic === undefined || !dependencies.adapters.push.isOn) return;
    const language = isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
    const message = {
      id,
      title: inLanguage(texts.title, language),
      body: inLanguage(texts[topic], language),
      language,
      topic,
      ...(orderId === undefined ? {} : { order_id: orderId }),
      ...(shopOrderId === undefined ? {} : { shop_order_id: shopOrderId }),
    };
    const outcome = await dependencies.adapters.push.send(
      target,
      JSON.stringify(message),
      await vapidKeys(dependencies),
    );
    if (outcome === 'gone') await unsubscribe(dependencies.database, [session]);
    if (outcome === 'refused') dependencies.log.warn({ topic }, 'a push service refused a message');
  },
};
