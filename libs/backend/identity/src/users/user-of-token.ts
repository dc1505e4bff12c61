import type { TokenClaims } from '@haat/api-contract';
import { eq, sql } from 'drizzle-orm';
import { preparedQuery, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { isEndedSession } from '../sessions/ended-sessions.ts';
import { identityEntries } from '../sessions/tables.ts';
import { users } from './tables.ts';
import type { UserRow } from './tables.ts';
import { userOfAuthId } from './user-of-auth-id.ts';

/** A user, and with them their session when it has ended. */
const findKnown = preparedQuery((executor) =>
  executor
    .select({ user: users, endedSession: identityEntries.idHash })
    .from(users)
    .leftJoin(identityEntries, isEndedSession(sql.placeholder('sessionId')))
    .where(eq(users.authId, sql.placeholder('authId'))),
);

/**
 * The user whom a verified token names, or null when there is none (any more) and when its session has ended. An
 * external identity service has its own users: one with a phone number becomes a user here at the first request. A
 * number that an existing user has stays theirs: operators reassign numbers, and the external service must not be able
 * to take over an account.
 * @throws ServiceError `auth_error.other_account` when the number belongs to a user with another subject
 */
export async function userOfToken(
  { database, configuration, newId, now }: Dependencies,
  claims: TokenClaims,
): Promise<UserRow | null> {
  const [known] = await findKnown(database, { authId: claims.sub, sessionId: claims.sid ?? '' });
  if (known !== undefined) return known.endedSession === null ? known.user : null;
  if (configuration.identityIssuer === null || !/^\d{10}$/.test(claims.phone_number ?? '')) return null;
  const [created] = await database
    .insert(users)
    .values({
      id: newId(),
      phoneNumber: claims.phone_number ?? '',
      authId: claims.sub,
      createdAt: now(),
      lastUsedAt: now(),
    })
    .onConflictDoNothing()
    .returning();
  // Two first requests at once make one user.
  const user = created ?? (await userOfAuthId(database, claims.sub));
  if (user === null) throw new ServiceError('auth_error.other_account');
  return user;
}
