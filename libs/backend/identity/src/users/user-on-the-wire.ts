import { isLanguage } from '@haat/api-contract/vocabulary';
import type { User } from '@haat/api-contract';
import { reachableNumber } from './reachable-number.ts';
import type { UserRow } from './tables.ts';

/** A user in the form of the API. */
export function userOnTheWire(user: UserRow): User {
  const { profile } = user;
  return {
    id: user.id,
    username: user.phoneNumber ?? user.id,
    full_name: user.fullName,
    email: user.email,
    // Of a farmer without a phone it is the number by which they can be reached.
    phone_number: reachableNumber(user),
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
