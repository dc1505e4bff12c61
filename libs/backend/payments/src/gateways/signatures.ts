import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 under a secret, hexadecimal: how the gateway signs. */
export function signatureOf(content: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/**
 * Whether a signature is that of a content. In constant time, so that timing does not reveal the right signature (the
 * gateway's client library compares strings, which does).
 */
export function isSignedBy(content: string | Buffer, signature: string, secret: string): boolean {
  const expected = Buffer.from(signatureOf(content, secret), 'hex');
  const given = /^[\da-f]{64}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(0);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
