import { updateProfile, type ApiClient } from '@haat/api-client';
import type { Language } from '@haat/api-contract/vocabulary';
import type { Session } from '@haat/app-context';

/**
 * Keeps the language in the profile of somebody who is signed in, so that messages to them speak it too. A failure is
 * no reason to refuse the language: the cookie keeps it on this phone. See docs/domain/service-calls.md#look-ups.
 */
export async function rememberLanguage(api: ApiClient, session: Session, language: Language): Promise<void> {
  if (session.status === 'authenticated') await updateProfile(api, { language_code: language });
}
