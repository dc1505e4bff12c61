import { z } from 'zod';
import {
  contextSchema,
  jsonOf,
  MESSAGE_TTL,
  NETWORK_COUNTRY,
  NETWORK_DOMAIN,
  type NetworkError,
} from '@haat/ondc-core';
import {} from '../participants/participant.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/;

/** What a buyer app must say to a seller app of the sandbox: stricter than what counts as a context. */
export const contextOfMessageSchema = contextSchema
  .extend({
    domain: z.literal(NETWORK_DOMAIN),
    country: z.literal(NETWORK_COUNTRY),
    city: z.string().regex(/^(std:\d{2,6}|\*)$/),
    bap_uri: z.url({ protocol: /^https?$/ }),
    timestamp: z.string().regex(MOMENT),
  })
  .refine(({ bap_id, bap_uri }) => new URL(bap_uri).hostname === bap_id, 'bap_uri is not of bap_id')
  .refine(({ transaction_id, message_id }) => transaction_id !== message_id, 'message_id is transaction_id');

const messageSchema = z.looseObject({ context: contextOfMessageSchema, message: z.looseObject({}) });

/** From whom, to whom and about what a message is. */
export type Context = z.infer<typeof contextOfMessageSchema>;

/** A message of a buyer app. */
export interface Message {
  readonly context: Context;
  readonly message: Readonly<Record<string, unknown>>;
}

/** An answer of a seller app. */
export interface Answer {
  readonly context: Context;
  readonly message: Readonly<Record<string, unknown>>;
  readonly error?: NetworkError;
}

/** Reads a message; a text that says what is wrong where it is none of the network's, or asks for another action. */
export function readMessage(body: Uint8Array, action: string): Message | string {
  const { success, data, error } = messageSchema.safeParse(jsonOf(body));
  if (!success) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  if (data.context.action !== action) return `context.action: is not ${action}`;
  return data;
}

/** The context of a seller's answer: what was asked, with the seller's own name and moment. */
export function contextOfAnswer(
  asked: Context,
  answer: { readonly action: string; readonly bppId: string; readonly bppUri: string; readonly now: Date },
): Context {
  const { domain, country, city, core_version, bap_id, bap_uri, transaction_id, message_id } = asked;
  return {
    ...{ domain, country, city, action: answer.action, core_version, bap_id, bap_uri },
    ...{ bpp_id: answer.bppId, bpp_uri: answer.bppUri, transaction_id, message_id },
    ...{ timestamp: answer.now.toISOString(), ttl: MESSAGE_TTL },
  };
}
