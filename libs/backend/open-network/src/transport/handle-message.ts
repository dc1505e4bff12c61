import { inTransaction, type Dependencies, type EventHandlers } from '@haat/backend-platform';
import { contextSchema } from '@haat/ondc-core';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { isCallbackAction, type CallbackHandlers } from './callback-handlers.ts';
import { readBody } from './message-body.ts';
import { MESSAGE_RECEIVED } from './store-message.ts';
import { networkMessages } from './tables.ts';

const messageSchema = z.looseObject({ context: contextSchema });

/** Works on messages that were taken, each once. */
export function messageEvents(handlers: CallbackHandlers): EventHandlers {
  return {
    [MESSAGE_RECEIVED]: (dependencies, { payload }) =>
      handleMessage(dependencies, handlers, payload['message_id'] ?? ''),
  };
}

async function handleMessage(dependencies: Dependencies, handlers: CallbackHandlers, id: string): Promise<void> {
  const { database, now } = dependencies;
  await inTransaction(database, async (tx) => {
    const [kept] = await tx
      .select()
      .from(networkMessages)
      .where(and(eq(networkMessages.id, id), isNull(networkMessages.handledAt)))
      .for('update');
    if (kept === undefined) return;
    const message = messageSchema.parse(JSON.parse(await readBody(dependencies, kept)));
    const handler = isCallbackAction(kept.action) ? handlers[kept.action] : undefined;
    await handler?.handle(tx, dependencies, message.context, message);
    await tx.update(networkMessages).set({ handledAt: now() }).where(eq(networkMessages.id, id));
  });
}
