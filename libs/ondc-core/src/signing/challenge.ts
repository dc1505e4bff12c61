import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { privateKeyOf, publicKeyOf } from './key-pairs.ts';

const CIPHER = 'aes-256-ecb';

/** A pair of keys with which a registry proves a participant, DER in base64. */
export interface EncryptionKeys {
  /** X25519, SPKI. */
  readonly publicKey: string;
  /** X25519, PKCS #8. */
  readonly privateKey: string;
}

/** Makes a new pair. */
export function createEncryptionKeys(): EncryptionKeys {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

/**
 * The answer to a registry's challenge in `/on_subscribe`: what it encrypted under the secret that the two share.
 * See docs/domain/open-network.md#subscription.
 * @throws when it was encrypted for another
 */
export function answerChallenge(challenge: string, ours: EncryptionKeys, registryPublicKey: string): string {
  const decipher = createDecipheriv(CIPHER, sharedSecret(ours.privateKey, registryPublicKey), null);
  return Buffer.concat([decipher.update(challenge, 'base64'), decipher.final()]).toString('utf8');
}

/** A registry's challenge for a participant. */
export function encryptChallenge(answer: string, ours: EncryptionKeys, participantPublicKey: string): string {
  const cipher = createCipheriv(CIPHER, sharedSecret(ours.privateKey, participantPublicKey), null);
  return Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]).toString('base64');
}

/** What the page that proves a host shows: the id of the request for subscription, signed as it is. */
export function signRequestId(requestId: string, privateKey: string): string {
  return sign(null, Buffer.from(requestId), privateKeyOf(privateKey)).toString('base64');
}

/** Whether a host's page shows the id of the request, signed with this key. @param publicKey 32 bytes in base64 */
export function isRequestIdSigned(signature: string, requestId: string, publicKey: string): boolean {
  const key = publicKeyOf(publicKey);
  return key !== null && verify(null, Buffer.from(requestId), key, Buffer.from(signature, 'base64'));
}

function sharedSecret(privateKey: string, publicKey: string): Buffer {
  return diffieHellman({
    privateKey: createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' }),
    publicKey: createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
  });
}
