import { createHash } from 'node:crypto';

/**
 * BLAKE2b-512 of a body as it goes over the wire, base64. Bytes are never parsed and written anew between here and the
 * wire: the other side hashes what it receives.
 * See docs/domain/open-network.md#signatures.
 */
export function digestOf(body: string | Uint8Array): string {
  return createHash('blake2b512').update(body).digest('base64');
}
