import { addEvents, preparedRows, type Dependencies, type Transaction } from '@haat/backend-platform';
import { ACK, type NetworkContext } from '@haat/ondc-core';
import { digestOf } from '@haat/ondc-core/signing';
import { sql } from 'drizzle-orm';
import { bodyColumns } from './message-body.ts';
import { networkMessages } from './tables.ts';

/** A message was received and is to be worked on. */
export const MESSAGE_RECEIVED = 'open-network.message-received';

/** Longer ones, whole catalogues, are taken and worked on by themselves. Characters. */
export const LONGEST_TOGETHER = 64 * 1024;

/** A message that is taken. */
export interface TakenMessage {
  readonly action: string;
  readonly authorization: string;
  /** Its bytes, which are UTF-8. */
  readonly text: string;
  readonly context: NetworkContext;
  /** Who signed it. */
  readonly sellerId: string;
}

const list = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`;
const insertMessages = preparedRows<{ id: string }>(sql`insert into ${networkMessages} (id, direction, action,
    participant, transaction_id, message_id, farmer_id, "authorization", body, encrypted_body, digest, at,
    answer_status, answer)
  select id, 'received', action, participant, transaction_id, message_id,
    (select sent.farmer_id from ${networkMessages} sent
      where sent.direction = 'sent' and sent.transaction_id = given.transaction_id limit 1),
    "authorization", body, encrypted_body, digest, at, 200, ${JSON.stringify(ACK)}
  from unnest(${list('ids', 'uuid')}, ${list('actions', 'text')}, ${list('participants', 'text')},
    ${list('transactions', 'text')}, ${list('messages', 'text')}, ${list('authorizations', 'text')},
    ${list('bodies', 'text')}, ${list('encryptedBodies', 'text')}, ${list('digests', 'text')},
    ${list('times', 'timestamptz')})
    as given(id, action, participant, transaction_id, message_id, "authorization", body, encrypted_body, digest, at)
  on conflict do nothing returning id`);

/** Keeps messages to the byte, in one step with the order to work on them. The same bytes again change nothing. */
export async function storeMessages(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now' | 'newId' | 'encryptor'>,
  messages: readonly TakenMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const at = dependencies.now();
  const rows = await Promise.all(
    messages.map(async (message) => {
      const id = dependencies.newId();
      return { ...message, id, ...(await bodyColumns(dependencies, { ...message, id }, message.text)) };
    }),
  );
  const stored = await insertMessages(tx, {
    ids: rows.map(({ id }) => id),
    actions: rows.map(({ action }) => action),
    participants: rows.map(({ sellerId }) => sellerId),
    transactions: rows.map(({ context }) => context.transaction_id),
    messages: rows.map(({ context }) => context.message_id),
    authorizations: rows.map(({ authorization }) => authorization),
    bodies: rows.map(({ body }) => body),
    encryptedBodies: rows.map(({ encryptedBody }) => encryptedBody),
    digests: rows.map(({ text }) => digestOf(text)),
    times: rows.map(() => at.toISOString()),
  });
  const isStored = new Set(stored.map(({ id }) => id));
  await addEvents(
    tx,
    rows
      .filter(({ id }) => isStored.has(id))
      .map(({ id, action, text, context }) => ({
        ...{ id: dependencies.newId(), type: MESSAGE_RECEIVED, at },
        payload: {
          message_id: id,
          ...(text.length > LONGEST_TOGETHER ? {} : { short_of: action }),
          // Of one order they are worked on one after the other; catalogues in any order.
          ...(action === 'on_search' ? {} : { order_id: context.transaction_id }),
        },
      })),
  );
}
