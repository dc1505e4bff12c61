import { sign } from 'node:crypto';
import { writeAuthorization } from './authorization-header.ts';
import { digestOf } from './digest.ts';
import { privateKeyOf } from './key-pairs.ts';
import { signingString } from './signing-string.ts';

/** How long a signature counts, in seconds. */
export const SIGNATURE_LIFETIME_SECONDS = 3_600;

/** Who signs. */
export interface Signer {
  /** Host name under which the registry knows the participant. */
  readonly subscriberId: string;
  readonly uniqueKeyId: string;
  /** 64 bytes in base64, the seed first. */
  readonly privateKey: string;
}

/**
 * The `Authorization` header of a message.
 * See docs/domain/open-network.md#signatures.
 *
 * @param body the very bytes that are sent
 * @param now ms since 1970
 * @throws RangeError when the private key is none
 */
export function signRequest(body: string | Uint8Array, signer: Signer, now: number): string {
  const created = Math.floor(now / 1000);
  const expires = created + SIGNATURE_LIFETIME_SECONDS;
  const signed = sign(
    null,
    Buffer.from(signingString(digestOf(body), created, expires)),
    privateKeyOf(signer.privateKey),
  );
  const { subscriberId, uniqueKeyId } = signer;
  return writeAuthorization({ subscriberId, uniqueKeyId, created, expires, signature: signed.toString('base64') });
}
