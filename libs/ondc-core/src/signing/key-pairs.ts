import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

const SEED_BYTES = 32;
const PUBLIC_BYTES = 32;
/** What stands before the 32 bytes of a key in PKCS #8 and in SPKI (RFC 8410). */
const ED25519_PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const ED25519_PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

/** A pair of keys for signatures, as a participant keeps them, base64. */
export interface SigningKeys {
  /** 32 bytes. */
  readonly publicKey: string;
  /** 64 bytes: the seed, then the public key. */
  readonly privateKey: string;
}

/** Makes a new pair. */
export function createSigningKeys(): SigningKeys {
  const { privateKey } = generateKeyPairSync('ed25519');
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-SEED_BYTES);
  const publicBytes = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-PUBLIC_BYTES);
  return {
    publicKey: publicBytes.toString('base64'),
    privateKey: Buffer.concat([seed, publicBytes]).toString('base64'),
  };
}

/** Reading a key takes nearly as long as verifying with it, and the same sellers sign again and again. */
const PUBLIC_KEYS = new Map<string, KeyObject>();
const MOST_KEYS = 5_000;

/** @throws RangeError for what is no private key of 64 bytes (or its seed of 32) */
export function privateKeyOf(base64: string): KeyObject {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== SEED_BYTES && bytes.length !== SEED_BYTES + PUBLIC_BYTES)
    throw new RangeError('A private key for signatures has 64 bytes, or 32 of its seed');
  const key = Buffer.concat([ED25519_PRIVATE, bytes.subarray(0, SEED_BYTES)]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** @returns null for what is no public key: it comes from a registry, and may be anything */
export function publicKeyOf(base64: string): KeyObject | null {
  const known = PUBLIC_KEYS.get(base64);
  if (known !== undefined) return known;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== PUBLIC_BYTES) return null;
  const key = createPublicKey({ key: Buffer.concat([ED25519_PUBLIC, bytes]), format: 'der', type: 'spki' });
  if (PUBLIC_KEYS.size >= MOST_KEYS) PUBLIC_KEYS.clear();
  PUBLIC_KEYS.set(base64, key);
  return key;
}
