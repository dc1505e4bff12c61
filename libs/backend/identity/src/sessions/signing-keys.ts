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

/** A key as it is kept. */
export interface KeptKey {
  readonly kid: string;
  readonly jwk: JWK;
  readonly createdAt: Date;
}

/**
 * The private keys of the identity service, the one that signs first; made on the first start and shared by all
 * processes.
 */
export async function signingKeys({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<JWK[]> {
  const kept = await readKeys(database);
  if (kept.length > 0) return signingFirst(kept, now()).map(({ jwk }) => jwk);
  return inTransaction(database, async (tx) => {
    await lockName(tx, KEYS_LOCK);
    const madeMeanwhile = await readKeys(tx);
    const keys = madeMeanwhile.length > 0 ? madeMeanwhile : [await addKey(tx, now())];
    return keys.map(({ jwk }) => jwk);
  });
}

/**
 * The same keys, the one that signs first: the newest of those that were announced long enough, or the only one there
 * is.
 */
export function signingFirst(newestFirst: readonly KeptKey[], now: Date): KeptKey[] {
  const signing =
    newestFirst.find(({ createdAt }) => createdAt.getTime() + KEY_ANNOUNCED_MS <= now.getTime()) ?? newestFirst.at(-1);
  return signing === undefined ? [] : [signing, ...newestFirst.filter((key) => key !== signing)];
}

/** Makes a key and keeps it. */
export async function addKey(tx: Transaction, now: Date): Promise<KeptKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
  const made = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(made);
  const key = { kid, jwk: { ...made, kid, alg: ALGORITHM, use: 'sig' }, createdAt: now };
  await tx.insert(identityKeys).values(key);
  return key;
}

/** The public keys, as published in the key set. */
export async function publicKeys(executor: Executor): Promise<JWK[]> {
  return (await readKeys(executor)).map(({ jwk: { kty, n, e, kid, alg, use } }) => ({ kty, n, e, kid, alg, use }));
}

/** Every key, the newest first. */
export async function readKeys(executor: Executor): Promise<KeptKey[]> {
  const rows = await executor.select().from(identityKeys).orderBy(desc(identityKeys.createdAt));
  return rows.map(({ kid, jwk, createdAt }) => ({ kid, jwk, createdAt }));
}
