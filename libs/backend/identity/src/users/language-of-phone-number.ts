import { isLanguage, type Language } from '@haat/api-contract/vocabulary';
import { eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { users } from './tables.ts';

/** The language that the person with a mobile number (ten digits) has chosen; null where none is known. */
export async function languageOfPhoneNumber(executor: Executor, phoneNumber: string): Promise<Language | null> {
  const [user] = await executor
    .select({ profile: users.profile })
    .from(users)
    .where(eq(users.phoneNumber, phoneNumber));
  const chosen = user?.profile?.languageCode;
  return isLanguage(chosen) ? chosen : null;
}
