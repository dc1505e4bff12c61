import type { Dependencies } from '@haat/backend-platform';
import { jsonOf, NETWORK_COUNTRY } from '@haat/ondc-core';
import { signRequest, type Signer } from '@haat/ondc-core/signing';
import { z } from 'zod';
import type { HttpClient } from './http-client.ts';

/** A key is asked for anew after this, so that one that was taken back does not count for longer. */
const KNOWN_FOR_MS = 15 * 60_000;
/** No key is asked for again sooner, so that strangers cannot make us flood the registry. */
const NOT_ASKED_AGAIN_FOR_MS = 60_000;
/** As many keys as are remembered: the network has some thousand participants. */
const MOST_KEYS = 20_000;

/** The registry's spelling of a key's id varies between its versions. */
const participantSchema = z.object({
  subscriber_id: z.string(),
  ukId: z.string().optional(),
  unique_key_id: z.string().optional(),
  signing_public_key: z.string(),
  valid_from: z.string().optional(),
  valid_until: z.string().optional(),
  status: z.string().optional(),
});

/** Which key is asked for. */
export interface KeyName {
  readonly subscriberId: string;
  readonly uniqueKeyId: string;
}

/** The registry has not answered as it should: whether a key is right cannot be said now. */
export class RegistryError extends Error {}

/**
 * Public keys of participants, as the network's registry knows them.
 * Wire: `POST /v2.0/lookup`, signed, with `{ country, domain, subscriber_id, ukId }`, answers a list of participants.
 * See docs/domain/open-network.md#signatures.
 */
export function createRegistry(
  http: HttpClient,
  { address, domain, signer }: { address: string; domain: string; signer: Signer },
  { now }: Pick<Dependencies, 'now'>,
) {
  const known = new Map<string, { publicKey: string | null; askedAt: number }>();

  /**
   * The key, or null where the registry knows none that counts now.
   * @param isDoubted the remembered key did not fit: the participant may have changed it since
   * @throws RegistryError
   */
  async function publicKeyOf(name: KeyName, isDoubted = false): Promise<string | null> {
    const id = `${name.subscriberId}|${name.uniqueKeyId}`;
    const remembered = known.get(id);
    const age = now().getTime() - (remembered?.askedAt ?? 0);
    const lasts = isDoubted || remembered?.publicKey === null ? NOT_ASKED_AGAIN_FOR_MS : KNOWN_FOR_MS;
    if (remembered !== undefined && age < lasts) return remembered.publicKey;
    const publicKey = await ask(name);
    if (known.size >= MOST_KEYS) known.clear();
    known.set(id, { publicKey, askedAt: now().getTime() });
    return publicKey;
  }

  async function ask({ subscriberId, uniqueKeyId }: KeyName): Promise<string | null> {
    const body = JSON.stringify({ country: NETWORK_COUNTRY, domain, subscriber_id: subscriberId, ukId: uniqueKeyId });
    const at = now().getTime();
    const answer = await http.post(`${address}/v2.0/lookup`, body, signRequest(body, signer, at)).catch((error) => {
      throw new RegistryError('no answer', { cause: error });
    });
    const found = z.array(participantSchema).safeParse(jsonOf(answer.body));
    if (answer.status !== 200 || !found.success) throw new RegistryError(`answered ${answer.status}`);
    const named = found.data.find(
      (one) => one.subscriber_id === subscriberId && (one.ukId ?? one.unique_key_id) === uniqueKeyId,
    );
    return named !== undefined && countsAt(named, at) ? named.signing_public_key : null;
  }

  /** Asks anew at the next look-up. */
  const forget = ({ subscriberId, uniqueKeyId }: KeyName) => void known.delete(`${subscriberId}|${uniqueKeyId}`);

  return { publicKeyOf, forget };
}
/** Public keys of participants. */
export type Registry = ReturnType<typeof createRegistry>;

function countsAt({ status, valid_from, valid_until }: z.infer<typeof participantSchema>, at: number): boolean {
  if (status !== undefined && status !== 'SUBSCRIBED') return false;
  return !(Date.parse(valid_from ?? '') > at) && !(Date.parse(valid_until ?? '') < at);
}
