import { createPublicKey, hash, verify } from 'node:crypto';
import type { HostApp } from './host-app.ts';

/** What a host app's signature stands for. */
export interface HostProof {
  /** Origin of the shell that asked: a proof for one shell is none for another. */
  readonly shellOrigin: string;
  readonly hostId: string;
  readonly nonce: string;
  /** Refresh token of a session that the host hands over; null when it only proves itself. */
  readonly refreshToken: string | null;
}

/**
 * The text that a host app signs, in UTF-8: five lines. A handed-over session is named by the SHA-256 of its refresh
 * token, so that no other can be put in its place. See docs/how-to/open-in-a-host-app.md#prove-the-host.
 */
export function proofText({ shellOrigin, hostId, nonce, refreshToken }: HostProof): string {
  const session = refreshToken === null ? '-' : hash('sha256', refreshToken, 'base64url');
  return ['krishi-haat host proof 1', shellOrigin, hostId, nonce, session].join('\n');
}

/** Whether the signature (Ed25519, base64url) is the registered host app's. */
export function isProofOf(host: HostApp, proof: HostProof, signature: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: host.publicKey }, format: 'jwk' });
  return verify(null, Buffer.from(proofText(proof)), key, Buffer.from(signature, 'base64url'));
}
