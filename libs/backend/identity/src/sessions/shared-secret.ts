import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { identitySecrets } from './tables.ts';

const SECRET_BYTES = 32;

/** For what a secret is encrypted. */
export const secretPurpose = (name: string) => `shared-secret:${name}`;

/**
 * A secret of 32 bytes that all processes share, made when it is first asked for, and kept encrypted.
 * @param first the initial value; random bytes when not given
 */
export async function sharedSecret(
  executor: Executor,
  encryptor: Dependencies['encryptor'],
  name: string,
  first: () => Buffer = () => randomBytes(SECRET_BYTES),
): Promise<Buffer> {
  const stored = await storedSecret(executor, name);
  if (stored !== null) return decoded(await encryptor.decrypt(stored, secretPurpose(name)));
  const value = await encryptor.encrypt(first().toString('base64url'), secretPurpose(name));
  await executor.insert(identitySecrets).values({ name, value }).onConflictDoNothing();
  return sharedSecret(executor, encryptor, name, first);
}

async function storedSecret(executor: Executor, name: string): Promise<string | null> {
  const [row] = await executor
    .select({ value: identitySecrets.value })
    .from(identitySecrets)
    .where(eq(identitySecrets.name, name));
  return row?.value ?? null;
}

function decoded(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
