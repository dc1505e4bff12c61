import { eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { users } from './tables.ts';
import type { UserRow } from './tables.ts';

/** The user with this id, or null. */
export async function userOfId(executor: Executor, id: string): Promise<UserRow | null> {
  const [user] = await executor.select().from(users).where(eq(users.id, id));
  return user ?? null;
}
