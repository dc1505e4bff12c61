import { eq } from 'drizzle-orm';
import type { Dependencies } from '@haat/backend-platform';

import { users } from './tables.ts';
import type { UserRow } from './tables.ts';

/**
 * The user with this mobile number (ten digits); the first sign-in makes one.
 * @param first what is known of one who is new
 */
export async function userOfPhoneNumber(
  { areas, database, newId, now }: Dependencies,
  phoneNumber: string,
  first: Partial<Pick<UserRow, 'fullName' | 'profile'>> = {},
): Promise<UserRow> {
  const id = newId();
  // Two first sign-ins at once make one user.
  const [created] = await database
    .insert(users)
    .values({ id, authId: id, phoneNumber, ...first, createdAt: now(), lastUsedAt: now() })
    .onConflictDoNothing({ target: users.phoneNumber })
    .returning();
  if (created !== undefined) {
    for (const hook of areas.flatMap(({ userHooks = [] }) => userHooks)) await hook.created?.(database, created, now());
  }
  const [user] = await database.select().from(users).where(eq(users.phoneNumber, phoneNumber));
  if (user === undefined) throw new Error('a user vanished while signing in');
  return user;
}
