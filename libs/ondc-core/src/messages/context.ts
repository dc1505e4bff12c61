import { z } from 'zod';

/** The network's domain for farm inputs. */
export const NETWORK_DOMAIN = 'ONDC:AGR10';
/** As the network writes India. */
export const NETWORK_COUNTRY = 'IND';
/** The version of the network's retail messages that we speak. */
export const CORE_VERSION = '1.2.0';
/** The version of issues and grievances (IGM) that we speak. */
export const ISSUE_VERSION = '1.0.0';
/** How long an answer counts, as every message says it. */
export const MESSAGE_TTL = 'PT30S';
/** {@link MESSAGE_TTL} in milliseconds. */
export const MESSAGE_TTL_MS = 30_000;

const text = z.string().min(1).max(300);

/** What stands before every message. Fields that are not known are passed over. */
export const contextSchema = z.object({
  domain: text,
  country: text,
  city: text,
  action: text,
  core_version: text,
  bap_id: text,
  bap_uri: text,
  /** Of the seller app; a search has none. */
  bpp_id: text.optional(),
  bpp_uri: text.optional(),
  transaction_id: text,
  message_id: text,
  timestamp: z.iso.datetime({ offset: true }),
  ttl: text,
});
/** What stands before every message. */
export type NetworkContext = z.infer<typeof contextSchema>;

/** A participant's host name, and the address to which messages for it are sent. */
export interface NetworkParticipant {
  readonly id: string;
  readonly uri: string;
}

/** What a message of ours is about. */
export interface OutgoingMessage {
  readonly action: string;
  /** `std:` and the dialling code of the place, or '*' for increments of all of them. */
  readonly city: string;
  readonly buyer: NetworkParticipant;
  /** Null for a search, which goes to all. */
  readonly seller: NetworkParticipant | null;
  readonly transactionId: string;
  readonly messageId: string;
  readonly at: Date;
}

/** The context of a message of ours. See docs/domain/open-network.md#messages. */
export function contextOf({
  action,
  city,
  buyer,
  seller,
  transactionId,
  messageId,
  at,
}: OutgoingMessage): NetworkContext {
  return {
    domain: NETWORK_DOMAIN,
    country: NETWORK_COUNTRY,
    city,
    action,
    core_version: coreVersionOf(action),
    bap_id: buyer.id,
    bap_uri: buyer.uri,
    ...(seller === null ? {} : { bpp_id: seller.id, bpp_uri: seller.uri }),
    transaction_id: transactionId,
    message_id: messageId,
    timestamp: at.toISOString(),
    ttl: MESSAGE_TTL,
  };
}

/** The version of the messages of an action: issues have their own. */
export function coreVersionOf(action: string): string {
  return /^(on_)?issue(_status)?$/.test(action) ? ISSUE_VERSION : CORE_VERSION;
}
