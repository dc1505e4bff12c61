import { randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { inTransaction, lockName } from '../../database/connection.ts';
import type { Executor } from '../../database/connection.ts';
import type { Dependencies } from '../../dependencies.ts';
import { identityKeys, identitySecrets } from './tables.ts';

const ALGORITHM = 'RS256';

/** The private keys of the identity service, the one in use first; made on the first start and shared by all processes. */
export async function signingKeys({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<JWK[]> {
  const kept = await readKeys(database);
  if (kept.length > 0) return kept;
  return inTransaction(database, async (tx) => {
    await lockName(tx, 'identity-keys');
    const madeMeanwhile = await readKeys(tx);
    if (madeMeanwhile.length > 0) return madeMeanwhile;
    const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
    const jwk = await exportJWK(privateKey);
    const kid = await calculateJwkThumbprint(jwk);
    const key = { ...jwk, kid, alg: ALGORITHM, use: 'sig' };
    await tx.insert(identityKeys).values({ kid, jwk: key, createdAt: now() });
    return [key];
  });
}

/** The public halves, as the key set tells them. */
export async function publicKeys(executor: Executor): Promise<JWK[]> {
  return (await readKeys(executor)).map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }));
}

/** A secret of 32 random bytes that all processes share, made when it is first asked for. */
export async function sharedSecret(executor: Executor, name: string): Promise<Buffer> {
  await executor.insert(identitySecrets).values({ name, value: randomBytes(32).toString('base64url') }).onConflictDoNothing();
  const [row] = await executor.select({ value: identitySecrets.value }).from(identitySecrets).where(eq(identitySecrets.name, name));
  return Buffer.from(row?.value ?? '', 'base64url');
}

async function readKeys(executor: Executor): Promise<JWK[]> {
  const rows = await executor.select({ jwk: identityKeys.jwk }).from(identityKeys).orderBy(desc(identityKeys.createdAt));
  return rows.map(({ jwk }) => jwk as unknown as JWK);
}
