import { eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { users } from './tables.ts';
import type { UserRow } from './tables.ts';

/** The user with this id at the identity service, or null. */
export async function userOfAuthId(executor: Executor, authId: string): Promise<UserRow | null> {
  const [user] = await executor.select().from(users).where(eq(users.authId, authId));
  return user ?? null;
}
