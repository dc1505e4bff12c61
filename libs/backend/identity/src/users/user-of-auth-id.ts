import { eq, sql } from 'drizzle-orm';
import { preparedQuery } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { users } from './tables.ts';
import type { UserRow } from './tables.ts';

const findUser = preparedQuery((executor) =>
  executor
    .select()
    .from(users)
    .where(eq(users.authId, sql.placeholder('authId'))),
);

/** The user with this id at the identity service, or null. */
export async function userOfAuthId(executor: Executor, authId: string): Promise<UserRow | null> {
  const [user] = await findUser(executor, { authId });
  return user ?? null;
}
