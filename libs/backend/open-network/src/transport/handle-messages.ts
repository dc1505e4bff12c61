import { inTransaction, preparedRows, together, type Dependencies, type EventHandlers } from '@haat/backend-platform';
import { contextSchema } from '@haat/ondc-core';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  isCallbackAction,
  type CallbackHandler,
  type CallbackHandlers,
  type HandledMessage,
} from './callback-handlers.ts';
import { readBody } from './message-body.ts';
import { MESSAGE_RECEIVED } from './store-messages.ts';
import { networkMessages } from './tables.ts';

/** Increments come in bursts, and no person waits for one. */
const TOGETHER = { most: 50, gatherMs: 100 };

const messageSchema = z.looseObject({ context: contextSchema });

/** Marks messages as done, for as long as the transaction holds, and locks them. */
const takeUndone = preparedRows<{ id: string; action: string; body: string | null; encrypted_body: string | null }>(
  sql`update ${networkMessages} set handled_at = ${sql.placeholder('at')}
    where id in (
      select id from ${networkMessages}
      where id = any(${sql.placeholder('ids')}::uuid[]) and handled_at is null order by id for update
    )
    returning id, action, body, encrypted_body`,
);

/** Works on messages that were taken, each once: those of one kind together where that can be. */
export function messageEvents(handlers: CallbackHandlers): EventHandlers {
  const ofProcess = new WeakMap<Dependencies, (id: string) => Promise<void>>();
  const handleTogether = (dependencies: Dependencies) => {
    const handleAll = async (ids: readonly string[]) => {
      await handleMessages(dependencies, handlers, ids);
      return ids.map(() => undefined);
    };
    const known = ofProcess.get(dependencies) ?? together(handleAll, TOGETHER);
    ofProcess.set(dependencies, known);
    return known;
  };
  return {
    // Of a short message the event names the action.
    [MESSAGE_RECEIVED]: (dependencies, { payload: { message_id: id = '', short_of: action = '' } }) => {
      const handler = isCallbackAction(action) ? handlers[action] : undefined;
      return handler?.handleAll === undefined
        ? handleMessages(dependencies, handlers, [id])
        : handleTogether(dependencies)(id);
    },
  };
}

async function handleMessages(
  dependencies: Dependencies,
  handlers: CallbackHandlers,
  ids: readonly string[],
): Promise<void> {
  const { database, now } = dependencies;
  await inTransaction(database, async (tx) => {
    const work = new Map<CallbackHandler, HandledMessage[]>();
    for (const kept of await takeUndone(tx, { ids, at: now().toISOString() })) {
      const handler = isCallbackAction(kept.action) ? handlers[kept.action] : undefined;
      const text = await readBody(dependencies, { ...kept, encryptedBody: kept.encrypted_body });
      const message = messageSchema.parse(JSON.parse(text));
      if (handler !== undefined)
        work.set(handler, [...(work.get(handler) ?? []), { context: message.context, message }]);
    }
    for (const [handler, messages] of work)
      if (handler.handleAll !== undefined) await handler.handleAll(tx, dependencies, messages);
      else for (const { context, message } of messages) await handler.handle(tx, dependencies, context, message);
  });
}
