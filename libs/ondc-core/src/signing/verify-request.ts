import { verify } from 'node:crypto';
import { CLOCK_TOLERANCE_MS } from '../wire/clock-tolerance.ts';
import { readAuthorization } from './authorization-header.ts';
import { digestOf } from './digest.ts';
import { publicKeyOf } from './key-pairs.ts';
import { signingString } from './signing-string.ts';

const SIGNATURE_BYTES = 64;

/** Whether a message is what its sender signed. */
export type SignatureVerdict = 'bad' | 'future' | 'expired' | 'ok';

/**
 * Whether a header is this key's signature over these bytes, and counts now: `bad` when it cannot be read or is not
 * this key's over these bytes, `future` when it was made more than 10 s from now, `expired` when its time is over.
 * See docs/domain/open-network.md#signatures.
 *
 * @param body the very bytes that were received
 * @param publicKey 32 bytes in base64, as the registry gives it for the key that the header names
 * @param now ms since 1970
 */
export function verifyRequest(
  header: string | undefined,
  body: string | Uint8Array,
  publicKey: string,
  now: number,
): SignatureVerdict {
  const [said, key] = [readAuthorization(header), publicKeyOf(publicKey)];
  if (said === null || key === null) return 'bad';
  const signature = Buffer.from(said.signature, 'base64');
  const signed = Buffer.from(signingString(digestOf(body), said.created, said.expires));
  if (signature.length !== SIGNATURE_BYTES || !verify(null, signed, key, signature)) return 'bad';
  if (said.created * 1000 > now + CLOCK_TOLERANCE_MS) return 'future';
  return said.expires * 1000 < now ? 'expired' : 'ok';
}
