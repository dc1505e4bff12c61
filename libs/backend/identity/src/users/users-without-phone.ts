import { eq } from 'drizzle-orm';
import type { Language } from '@haat/api-contract/vocabulary';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { users } from './tables.ts';
import type { UserRow } from './tables.ts';

/** Users without a phone for whom a number, ten digits, stands. See docs/domain/agents.md#a-farmer-without-a-phone. */
export async function usersOfContact(executor: Executor, contactNumber: string): Promise<UserRow[]> {
  return executor.select().from(users).where(eq(users.contactNumber, contactNumber));
}

/** Makes a user without a phone. @returns the id */
export async function addUserWithoutPhone(
  executor: Executor,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  { contactNumber, fullName, language }: { contactNumber: string; fullName: string; language: Language },
): Promise<string> {
  const id = newId();
  await executor.insert(users).values({
    id,
    authId: id,
    phoneNumber: null,
    contactNumber,
    fullName,
    profile: { languageCode: language, source: [] },
    createdAt: now(),
  });
  return id;
}
