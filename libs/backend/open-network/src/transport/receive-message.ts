import type { Dependencies } from '@haat/backend-platform';
import {
  ACK,
  contextSchema,
  CORE_VERSION,
  coreVersionOf,
  jsonOf,
  nack,
  NETWORK_COUNTRY,
  NETWORK_DOMAIN,
  type NetworkContext,
  type NetworkError,
} from '@haat/ondc-core';
import { isFromSender, type Authorization } from '@haat/ondc-core/signing';
import { isCallbackAction, type CallbackHandlers } from './callback-handlers.ts';
import type { OpenNetwork } from './open-network.ts';
import { refusal } from './refusals.ts';
import type { ReadMessage, TakeMessage } from './take-messages.ts';
import { verifySender } from './verify-sender.ts';

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

/** Who works on messages, and who takes them. */
export interface MessageReceiver {
  readonly handlers: CallbackHandlers;
  readonly take: TakeMessage;
}

/**
 * Takes a message, or says why not. What is taken is kept to the byte, and worked on afterwards; what changes nothing,
 * as the same message again, is acknowledged, and nothing else.
 * See docs/domain/open-network.md#messages.
 * @throws RegistryError when it cannot be said now who sent it
 */
export async function receiveMessage(
  dependencies: Pick<Dependencies, 'now'>,
  network: OpenNetwork,
  { handlers, take }: MessageReceiver,
  received: ReceivedMessage,
): Promise<MessageAnswer> {
  const { authorization, body } = received;
  const sender = await verifySender(network, dependencies, authorization, body);
  if (sender === null) return { status: 401, body: nack(refusal('20001')) };
  const read = readMessage(received, { handlers, sender, ourId: network.self().id });
  const error = 'code' in read ? read : await take(read);
  return { status: 200, body: error === null ? ACK : nack(error) };
}

function readMessage(
  { action, authorization = '', body }: ReceivedMessage,
  { handlers, sender, ourId }: { handlers: CallbackHandlers; sender: Authorization; ourId: string },
): ReadMessage | NetworkError {
  const text = textOf(body);
  const message = text === null ? null : objectOf(text);
  const context = contextSchema.safeParse(message?.['context']);
  if (text === null || message === null || !context.success)
    return refusal('20006', 'The message is not readable, or its context is not whole.');
  const problem = contextProblem(context.data, action, sender, ourId);
  if (problem !== null) return refusal('20006', problem);
  const handler = isCallbackAction(action) ? handlers[action] : undefined;
  if (!isCallbackAction(action) || handler === undefined) return refusal('21001');
  return { sender, authorization, action, handler, text, context: context.data, message };
}

function contextProblem(context: NetworkContext, action: string, sender: Authorization, ourId: string): string | null {
  if (context.action !== action) return `The message says that it is ${context.action}.`;
  if (context.bap_id !== ourId) return 'The message is for another buyer app.';
  if (!isFromSender(sender, context)) return 'The message was signed by another participant than it says.';
  if (URL.parse(context.bpp_uri ?? '')?.hostname !== sender.subscriberId)
    return 'The address is none of the participant.';
  if (context.domain !== NETWORK_DOMAIN || context.country !== NETWORK_COUNTRY)
    return 'The message is of another domain.';
  // Sellers are known that answer an issue with the version of the order.
  if (![coreVersionOf(action), CORE_VERSION].includes(context.core_version))
    return `The version ${context.core_version} is not spoken here.`;
  return null;
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
  const value = jsonOf(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
