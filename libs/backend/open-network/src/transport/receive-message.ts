import { addEvent, inTransaction, type Dependencies } from '@haat/backend-platform';
import { ACK, CORE_VERSION, contextSchema, nack, NETWORK_DOMAIN, type NetworkContext } from '@haat/ondc-core';
import { digestOf } from '@haat/ondc-core/signing';
import type { CallbackHandler } from './callback-handlers.ts';
import type { OpenNetwork } from './open-network.ts';
import { senderOf } from './judge-sender.ts';
import { networkMessages } from './tables.ts';

/** A message was received and is to be worked on. */
export const MESSAGE_RECEIVED = 'open-network.message-received';

/** What a participant has POSTed. */
export interface ReceivedMessage {
  /** Of its path: 'on_search'. */
  readonly action: string;
  readonly authorization: string | undefined;
  readonly body: Uint8Array;
}

/** What it is answered. */
export interface MessageAnswer {
  readonly status: 200 | 401;
  readonly body: typeof ACK | ReturnType<typeof nack>;
}

const refused = (code: string, message: string, type: Parameters<typeof nack>[0]['type'] = 'CONTEXT-ERROR') =>
  ({ status: 200, body: nack({ type, code, message }) }) as const;

/**
 * Takes a message, or says why not. What is taken is kept to the byte, and worked on afterwards; the same message again
 * is acknowledged again, and nothing else.
 * See docs/domain/open-network.md#messages.
 * @throws RegistryError when it cannot be said now who sent it
 */
export async function receiveMessage(
  dependencies: Dependencies,
  network: OpenNetwork,
  handlers: Readonly<Record<string, CallbackHandler>>,
  received: ReceivedMessage,
): Promise<MessageAnswer> {
  const sender = await senderOf(network, dependencies, received.authorization, received.body);
  if (sender === null)
    return {
      status: 401,
      body: nack({ type: 'CONTEXT-ERROR', code: '20001', message: 'The signature is not valid.' }),
    };
  const text = textOf(received.body);
  const message = text === null ? null : objectOf(text);
  const context = contextSchema.safeParse(message?.['context']);
  if (text === null || message === null || !context.success)
    return refused('20006', 'The message is not readable, or its context is not whole.', 'JSON-SCHEMA-ERROR');
  const problem = contextProblem(context.data, received.action, sender.subscriberId, network.self().id);
  if (problem !== null) return refused('20006', problem);
  const handler = handlers[received.action];
  if (handler === undefined) return refused('21001', `The action ${received.action} is not supported.`, 'DOMAIN-ERROR');
  const objection = await handler.judge(dependencies, context.data, message);
  if (objection !== null) return { status: 200, body: nack(objection) };
  await keep(dependencies, received, sender.subscriberId, text, context.data);
  return { status: 200, body: ACK };
}

function contextProblem(context: NetworkContext, action: string, sender: string, ourId: string): string | null {
  if (context.action !== action) return `The message says that it is ${context.action}.`;
  if (context.bap_id !== ourId) return 'The message is for another buyer app.';
  if (context.bpp_id !== sender) return 'The message was signed by another participant than it says.';
  if (URL.parse(context.bpp_uri ?? '')?.hostname !== sender) return 'The address is none of the participant.';
  if (context.domain !== NETWORK_DOMAIN || context.country !== 'IND') return 'The message is of another domain.';
  if (context.core_version !== CORE_VERSION) return `The version ${context.core_version} is not spoken here.`;
  return null;
}

async function keep(
  { database, now, newId }: Dependencies,
  { action, authorization = '', body }: ReceivedMessage,
  participant: string,
  text: string,
  context: NetworkContext,
): Promise<void> {
  const [id, at] = [newId(), now()];
  await inTransaction(database, async (tx) => {
    const kept = await tx
      .insert(networkMessages)
      .values({
        id,
        direction: 'received',
        action,
        participant,
        transactionId: context.transaction_id,
        messageId: context.message_id,
        authorization,
        body: text,
        digest: digestOf(body),
        at,
        answerStatus: 200,
        answer: JSON.stringify(ACK),
      })
      .onConflictDoNothing()
      .returning({ id: networkMessages.id });
    if (kept.length > 0) await addEvent(tx, { id: newId(), type: MESSAGE_RECEIVED, payload: { message_id: id }, at });
  });
}

/** Null for bytes that are not UTF-8, and for what the database cannot keep. */
function textOf(body: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
