import { inArray } from 'drizzle-orm';
import { inTransaction, lockName } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { addKey, KEY_ANNOUNCED_MS, KEYS_LOCK, readKeys, signingFirst } from './signing-keys.ts';
import { identityKeys } from './tables.ts';

/** Margin for clock skew, and for tokens in transit. */
const GRACE_MS = 60_000;

/** What a rotation did. */
export interface KeyRotation {
  /** Id of the new key. */
  readonly kid: string;
  /** From when on it signs. */
  readonly signsFrom: Date;
  /** Until when the tokens of the key before it are good; null when they are refused at once. */
  readonly oldValidUntil: Date | null;
}

/**
 * Makes a new key. It is announced for ten minutes, then it signs; the old one is kept until the last token that it
 * signed has expired. No session ends.
 * @param isOldCompromised the old keys are known to others: they are dropped and the new one signs at once. Access
 *   tokens that they signed are refused within a minute; sessions go on, by their refresh tokens
 */
export async function rotateKeys(
  { database, configuration, encryptor, now }: Pick<Dependencies, 'database' | 'configuration' | 'encryptor' | 'now'>,
  { isOldCompromised = false } = {},
): Promise<KeyRotation> {
  return inTransaction(database, async (tx) => {
    await lockName(tx, KEYS_LOCK);
    if (isOldCompromised) await tx.delete(identityKeys);
    const isFirst = (await readKeys(tx)).length === 0;
    const { kid, createdAt } = await addKey(tx, encryptor, now());
    if (isFirst) return { kid, signsFrom: createdAt, oldValidUntil: null };
    const signsFrom = new Date(createdAt.getTime() + KEY_ANNOUNCED_MS);
    return { kid, signsFrom, oldValidUntil: new Date(signsFrom.getTime() + lastTokenMs(configuration)) };
  });
}

/** Deletes keys whose tokens have all expired. */
export async function removeEndedKeys({
  database,
  configuration,
  now,
}: Pick<Dependencies, 'database' | 'configuration' | 'now'>): Promise<void> {
  await inTransaction(database, async (tx) => {
    await lockName(tx, KEYS_LOCK);
    const ended = await endedKeys(tx, now(), lastTokenMs(configuration));
    if (ended.length > 0) await tx.delete(identityKeys).where(inArray(identityKeys.kid, ended));
  });
}

async function endedKeys(tx: Transaction, now: Date, keptMs: number): Promise<string[]> {
  const keys = await readKeys(tx);
  const [signing] = signingFirst(keys, now);
  if (signing === undefined || signing.createdAt.getTime() + KEY_ANNOUNCED_MS + keptMs > now.getTime()) return [];
  return keys.slice(keys.indexOf(signing) + 1).map(({ kid }) => kid);
}

function lastTokenMs({ accessTokenSeconds }: Dependencies['configuration']): number {
  return accessTokenSeconds * 1000 + GRACE_MS;
}
