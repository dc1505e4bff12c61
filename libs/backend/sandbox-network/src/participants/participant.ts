import { NETWORK_COUNTRY, NETWORK_DOMAIN } from '@haat/ondc-core';
import { createEncryptionKeys, createSigningKeys } from '@haat/ondc-core/signing';
import type { EncryptionKeys, Signer } from '@haat/ondc-core/signing';

/** Kinds of participants: buyer app, seller app, gateway. */
export type ParticipantType = 'BAP' | 'BPP' | 'BG';

/** What a registry tells of a participant: an entry of the answer to a lookup. */
export interface RegistryEntry {
  /** Host name without a port. */
  readonly subscriber_id: string;
  /** Base address to which messages go, without a slash at its end. */
  readonly subscriber_url: string;
  readonly ukId: string;
  readonly type: ParticipantType;
  readonly domain: string;
  /** As it was asked for; '*' where a participant is in several and none was asked for. */
  readonly city: string;
  readonly country: string;
  /** Ed25519, 32 bytes in base64. */
  readonly signing_public_key: string;
  /** X25519, SPKI in base64. */
  readonly encr_public_key: string;
  /** ISO 8601. */
  readonly valid_from: string;
  readonly valid_until: string;
  readonly status: 'SUBSCRIBED';
}

/** A participant as a registry keeps it. */
export interface Subscription extends Omit<RegistryEntry, 'city'> {
  /** `std:` codes, or '*' for all. */
  readonly cities: readonly string[];
}

/** A participant of the sandbox, with the keys that it alone has. */
export interface Participant {
  readonly subscription: Subscription;
  readonly signer: Signer;
  readonly encryption: EncryptionKeys;
}

const YEAR_MS = 365 * 24 * 3_600_000;

/** A participant with new keys, valid for a year from now. */
export function createParticipant(
  place: { readonly host: string; readonly url: string; readonly type: ParticipantType },
  cities: readonly string[],
  now: Date,
): Participant {
  const [signing, encryption] = [createSigningKeys(), createEncryptionKeys()];
  const uniqueKeyId = `${place.host.split('.', 1)[0]}-key-1`;
  return {
    subscription: {
      subscriber_id: place.host,
      subscriber_url: place.url,
      ukId: uniqueKeyId,
      type: place.type,
      domain: NETWORK_DOMAIN,
      country: NETWORK_COUNTRY,
      cities,
      signing_public_key: signing.publicKey,
      encr_public_key: encryption.publicKey,
      valid_from: now.toISOString(),
      valid_until: new Date(now.getTime() + YEAR_MS).toISOString(),
      status: 'SUBSCRIBED',
    },
    signer: { subscriberId: place.host, uniqueKeyId, privateKey: signing.privateKey },
    encryption,
  };
}
