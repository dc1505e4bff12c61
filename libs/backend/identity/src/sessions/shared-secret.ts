import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { identitySecrets } from './tables.ts';

/** A secret of 32 random bytes that all processes share, made when it is first asked for. */
export async function sharedSecret(executor: Executor, name: string): Promise<Buffer> {
  await executor
    .insert(identitySecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await executor
    .select({ value: identitySecrets.value })
    .from(identitySecrets)
    .where(eq(identitySecrets.name, name));
  return Buffer.from(row?.value ?? '', 'base64url');
}
