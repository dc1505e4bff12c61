import { desc } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { inTransaction, lockName } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';

import { identityKeys } from './tables.ts';

const ALGORITHM = 'RS256';
/** Name of the lock under which keys are made and removed. */
export const KEYS_LOCK = 'identity-keys';
/**
 * A new key is in the key set this long before it signs, so that cached copies of the set contain it by then: 10
 * minutes.
 */
export const KEY_ANNOUNCED_MS = 600_000;

/** A key as it is stored: its private half is encrypted. */
export type StoredKey = typeof identityKeys.$inferSelect;

/** For what a private key is encrypted. */
export const signingKeyPurpose = (kid: string) => `signing-key:${kid}`;

type KeyStore = Pick<Dependencies, 'database' | 'encryptor' | 'now'>;

/** The private keys of the identity service, the one that signs first. */
export async function signingKeys(store: KeyStore): Promise<JWK[]> {
  return privateKeys(store, await storedKeys(store));
}

/**
 * The keys of the identity service as they are stored, the one that signs first; made on the first start and shared by
 * all processes.
 */
export async function storedKeys({ database, encryptor, now }: KeyStore): Promise<StoredKey[]> {
  const stored = await readKeys(database);
  if (stored.length > 0) return signingFirst(stored, now());
  return inTransaction(database, async (tx) => {
    await lockName(tx, KEYS_LOCK);
    const createdConcurrently = await readKeys(tx);
    return createdConcurrently.length > 0 ? createdConcurrently : [await addKey(tx, encryptor, now())];
  });
}

/** Their private halves, in the same order. */
export async function privateKeys(
  { encryptor }: Pick<Dependencies, 'encryptor'>,
  stored: readonly StoredKey[],
): Promise<JWK[]> {
  return Promise.all(
    stored.map(async ({ kid, encryptedPrivateKey }): Promise<JWK> => {
      const text = await encryptor.decrypt(encryptedPrivateKey, signingKeyPurpose(kid));
      return JSON.parse(text) as JWK;
    }),
  );
}

/**
 * The same keys, the one that signs first: the newest of those that were announced long enough, or the only one there
 * is.
 */
export function signingFirst(newestFirst: readonly StoredKey[], now: Date): StoredKey[] {
  const signing =
    newestFirst.find(({ createdAt }) => createdAt.getTime() + KEY_ANNOUNCED_MS <= now.getTime()) ?? newestFirst.at(-1);
  return signing === undefined ? [] : [signing, ...newestFirst.filter((key) => key !== signing)];
}

/** Makes a key and keeps it. */
export async function addKey(tx: Transaction, encryptor: Dependencies['encryptor'], now: Date): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
  const generated = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(generated);
  const jwk = { ...generated, kid, alg: ALGORITHM, use: 'sig' };
  const encryptedPrivateKey = await encryptor.encrypt(JSON.stringify(jwk), signingKeyPurpose(kid));
  const key = { kid, publicKey: publicHalf(jwk), encryptedPrivateKey, createdAt: now };
  await tx.insert(identityKeys).values(key);
  return key;
}

/** The public keys, as published in the key set. */
export async function publicKeys(executor: Executor): Promise<JWK[]> {
  return (await readKeys(executor)).map(({ publicKey }) => publicHalf(publicKey));
}

/** What of a key everybody may know. */
function publicHalf({ kty, n, e, kid, alg, use }: JWK): Record<string, unknown> & JWK {
  return { kty, n, e, kid, alg, use };
}

/** Every key, the newest first. */
export async function readKeys(executor: Executor): Promise<StoredKey[]> {
  return executor.select().from(identityKeys).orderBy(desc(identityKeys.createdAt));
}
