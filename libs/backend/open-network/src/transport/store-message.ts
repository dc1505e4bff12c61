import { addEvent, type Dependencies, type Transaction } from '@haat/backend-platform';
import { ACK, type NetworkContext } from '@haat/ondc-core';
import { digestOf } from '@haat/ondc-core/signing';
import { sql } from 'drizzle-orm';
import { bodyColumns } from './message-body.ts';
import { networkMessages } from './tables.ts';

/** A message was received and is to be worked on. */
export const MESSAGE_RECEIVED = 'open-network.message-received';

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

/** Keeps a message to the byte, in one step with the order to work on it. The same bytes again change nothing. */
export async function storeMessage(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now' | 'newId' | 'encryptor'>,
  { action, authorization, text, context, sellerId }: TakenMessage,
): Promise<void> {
  const { now, newId } = dependencies;
  const [id, at] = [newId(), now()];
  const farmerId = sql<string | null>`(select sent.farmer_id from ${networkMessages} sent
    where sent.direction = 'sent' and sent.transaction_id = ${context.transaction_id} limit 1)`;
  const stored = await tx
    .insert(networkMessages)
    .values({
      id,
      direction: 'received',
      action,
      participant: sellerId,
      transactionId: context.transaction_id,
      messageId: context.message_id,
      farmerId,
      authorization,
      ...(await bodyColumns(dependencies, { id, action }, text)),
      digest: digestOf(text),
      at,
      answerStatus: 200,
      answer: JSON.stringify(ACK),
    })
    .onConflictDoNothing()
    .returning({ id: networkMessages.id });
  if (stored.length > 0) await addEvent(tx, { id: newId(), type: MESSAGE_RECEIVED, payload: { message_id: id }, at });
}
