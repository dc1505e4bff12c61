import { z } from 'zod';
import { jsonOf, NETWORK_COUNTRY, NETWORK_DOMAIN } from '@haat/ondc-core';
import { type ParticipantType, type Subscription } from '../participants/participant.ts';

/** Kinds of participants by what a request for subscription calls them. */
const TYPES: Readonly<Record<'buyerApp' | 'sellerApp' | 'gateway', ParticipantType>> = {
  buyerApp: 'BAP',
  sellerApp: 'BPP',
  gateway: 'BG',
};
/** What the number of the operation allows: 1 a buyer app, 2 a seller app, 4 both. */
const ALLOWED: Readonly<Record<number, readonly string[]>> = {
  1: ['buyerApp'],
  2: ['sellerApp'],
  4: ['buyerApp', 'sellerApp'],
};

const address = z.url({ protocol: /^http$/ });
const requestSchema = z.looseObject({
  context: z.looseObject({ operation: z.looseObject({ ops_no: z.literal([1, 2, 4]) }) }),
  message: z.looseObject({
    request_id: z.string().min(1),
    timestamp: z.string(),
    entity: z.looseObject({
      subscriber_id: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/),
      unique_key_id: z.string().min(1),
      callback_url: address,
      key_pair: z.looseObject({
        signing_public_key: z.string(),
        encryption_public_key: z.string(),
        valid_from: z.iso.datetime(),
        valid_until: z.iso.datetime(),
      }),
    }),
    network_participant: z
      .array(
        z.looseObject({
          subscriber_url: address,
          domain: z.literal(NETWORK_DOMAIN),
          type: z.enum(['buyerApp', 'sellerApp', 'gateway']),
          city_code: z.array(z.string().regex(/^(std:\d{2,6}|\*)$/)).min(1),
        }),
      )
      .length(1),
  }),
});

/** A request for subscription as the registry uses it. */
export interface SubscriptionRequest {
  readonly requestId: string;
  /** Base address of `on_subscribe`, without a slash at its end. */
  readonly callbackUrl: string;
  readonly subscription: Subscription;
}

/**
 * Reads `/subscribe` v1.0, for one participant; a text that says what is wrong where it cannot be granted. Addresses
 * are whole ones here, with the port: ONDC takes paths and puts https and the host before them.
 */
export function readSubscriptionRequest(body: Uint8Array): SubscriptionRequest | string {
  const { success, data, error } = requestSchema.safeParse(jsonOf(body));
  if (!success) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  const { request_id, entity, network_participant } = data.message;
  const [participant] = network_participant;
  if (participant === undefined || ALLOWED[data.context.operation.ops_no]?.includes(participant.type) !== true)
    return 'context.operation.ops_no: does not allow this type';
  const [url, callbackUrl] = [withoutSlash(participant.subscriber_url), withoutSlash(entity.callback_url)];
  if ([url, callbackUrl].some((one) => new URL(one).hostname !== entity.subscriber_id))
    return 'message.entity.subscriber_id: is not the host of its addresses';
  const { signing_public_key, encryption_public_key, valid_from, valid_until } = entity.key_pair;
  return {
    requestId: request_id,
    callbackUrl,
    subscription: {
      ...{ subscriber_id: entity.subscriber_id, subscriber_url: url, ukId: entity.unique_key_id },
      ...{ type: TYPES[participant.type], domain: participant.domain, country: NETWORK_COUNTRY },
      ...{ cities: participant.city_code, signing_public_key, encr_public_key: encryption_public_key },
      ...{ valid_from, valid_until, status: 'SUBSCRIBED' },
    },
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
