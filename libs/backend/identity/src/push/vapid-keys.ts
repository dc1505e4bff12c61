import { createECDH, type ECDH } from 'node:crypto';
import type { Dependencies } from '@haat/backend-platform';
import { sharedSecret } from '../sessions/shared-secret.ts';
import type { VapidKeys } from './push-adapter.ts';

const SECRET = 'web-push';
const CURVE = 'prime256v1';

/**
 * The key by which push services know us: made when it is first asked for, kept encrypted, the same in all processes.
 * A browser's subscription is bound to it: with another one every person would have to subscribe again.
 */
export async function vapidKeys({ database, encryptor }: Pick<Dependencies, 'database' | 'encryptor'>) {
  const secret = await sharedSecret(database, encryptor, SECRET, () => keyPair().getPrivateKey());
  const pair = createECDH(CURVE);
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: padded(pair.getPrivateKey()).toString('base64url'),
  } satisfies VapidKeys;
}

function keyPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

/** Node leaves out zeros at the beginning; 32 bytes are asked for. */
function padded(key: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(32 - key.length), key]);
}
