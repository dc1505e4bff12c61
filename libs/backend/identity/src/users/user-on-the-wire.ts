import { isLanguage } from '@haat/api-contract/vocabulary';
import type { User } from '@haat/api-contract';
import type { UserRow } from './tables.ts';

/** A user in the form of the API. */
export function userOnTheWire(user: UserRow): User {
  const { profile } = user;
  return {
    id: user.id,
    username: user.phoneNumber,
    full_name: user.fullName,
    email: user.email,
    phone_number: user.phoneNumber,
    auth_id: user.authId,
    profile:
      profile === null
        ? null
        : {
            full_name: user.fullName,
            language_code: isLanguage(profile.languageCode) ? profile.languageCode : null,
            source: profile.source,
          },
  };
}
