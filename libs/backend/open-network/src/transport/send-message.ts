import { describeError, type Dependencies } from '@haat/backend-platform';
import { acknowledgementSchema, contextOf, jsonOf, type NetworkParticipant } from '@haat/ondc-core';
import { digestOf, signRequest } from '@haat/ondc-core/signing';
import { eq } from 'drizzle-orm';
import { answerColumns, bodyColumns } from './message-body.ts';
import type { OpenNetwork } from './open-network.ts';
import { networkMessages } from './tables.ts';

/** A message of ours. */
export interface MessageToSend {
  readonly action: string;
  readonly city: string;
  readonly transactionId: string;
  /** The same when the same message is sent again. */
  readonly messageId: string;
  /** Whose order it is of; null for what is of no order. */
  readonly farmerId: string | null;
  /** Null: it goes to the gateway. */
  readonly seller: NetworkParticipant | null;
  /** What stands beside the context: `{ message: … }`. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** What became of it: taken, refused with a code of the network, or no answer. */
export type SentMessage =
  { readonly kind: 'ack' } | { readonly kind: 'nack'; readonly code: string } | { readonly kind: 'silent' };

/**
 * Signs and sends a message, and keeps it to the byte with the answer: before it leaves, so that what comes back at
 * once finds it. See docs/domain/open-network.md#messages.
 */
export async function sendMessage(
  dependencies: Dependencies,
  network: OpenNetwork,
  message: MessageToSend,
): Promise<SentMessage> {
  const { database, now, newId, log } = dependencies;
  const { action, city, transactionId, messageId, farmerId, seller, content } = message;
  const [id, at] = [newId(), now()];
  const context = contextOf({ action, city, buyer: network.self(), seller, transactionId, messageId, at });
  const body = JSON.stringify({ context, ...content });
  const authorization = signRequest(body, network.signer, at.getTime());
  const to = seller ?? network.gateway;
  await database.insert(networkMessages).values({
    id,
    direction: 'sent',
    action,
    participant: to.id,
    transactionId,
    messageId,
    farmerId,
    authorization,
    ...(await bodyColumns(dependencies, { id, action }, body)),
    digest: digestOf(body),
    at,
    handledAt: at,
  });
  try {
    const answer = await network.http.post(`${to.uri.replace(/\/+$/, '')}/${action}`, body, authorization);
    await database
      .update(networkMessages)
      .set({
        answerStatus: answer.status,
        ...(await answerColumns(dependencies, { id, action }, answer.body.replaceAll('\0', ''))),
      })
      .where(eq(networkMessages.id, id));
    return readAcknowledgement(answer.body);
  } catch (error) {
    log.warn(
      { action, participant: to.id, error: describeError(error) },
      'a message to the open network was not answered',
    );
    return { kind: 'silent' };
  }
}

function readAcknowledgement(body: string): SentMessage {
  const read = acknowledgementSchema.safeParse(jsonOf(body));
  if (!read.success) return { kind: 'silent' };
  if (read.data.message.ack.status === 'ACK') return { kind: 'ack' };
  return { kind: 'nack', code: read.data.error?.code ?? '' };
}
