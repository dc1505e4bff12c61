import { inArray } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { users } from './tables.ts';
import type { UserRow } from './tables.ts';

/** Users by their ids; those that are gone are left out. */
export async function usersOfIds(executor: Executor, ids: readonly string[]): Promise<Map<string, UserRow>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map((user) => [user.id, user]));
}
