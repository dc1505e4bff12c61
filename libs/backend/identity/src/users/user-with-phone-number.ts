import { eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { users } from './tables.ts';
import type { UserRow } from './tables.ts';

/** The user with this mobile number (ten digits), or null; none is made. */
export async function userWithPhoneNumber(executor: Executor, phoneNumber: string): Promise<UserRow | null> {
  const [user] = await executor.select().from(users).where(eq(users.phoneNumber, phoneNumber));
  return user ?? null;
}
