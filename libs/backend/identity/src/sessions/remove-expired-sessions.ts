import { lt } from 'drizzle-orm';
import type { Dependencies, Job } from '@haat/backend-platform';
import { wrongCodes } from '../codes/tables.ts';
import { WRONG_COUNTED_MS } from '../codes/wrong-code-limit.ts';
import { passkeyChallenges } from '../passkeys/tables.ts';
import { removeOldInvitations } from '../invitations/staff-invitations.ts';
import { removeExpiredProfiles } from '../profiles/kept-profiles.ts';
import { removeOfEndedSessions } from '../push/subscriptions.ts';
import { removeEndedKeys } from './key-rotation.ts';
import { identityEntries, otpRequests } from './tables.ts';

const OTP_KEPT_MS = 24 * 3_600_000;

/**
 * Deletes what has run out: sessions that have ended, with where messages were pushed for them, one-time passwords,
 * right or wrong, that no limit counts, challenges that were not answered, profiles that no lock opens any more, keys
 * without a token, links to a role.
 */
export async function removeExpiredSessions(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  await database.delete(identityEntries).where(lt(identityEntries.expiresAt, now()));
  await removeOfEndedSessions(database);
  await removeExpiredProfiles(dependencies);
  await database.delete(otpRequests).where(lt(otpRequests.createdAt, new Date(now().getTime() - OTP_KEPT_MS)));
  await database.delete(wrongCodes).where(lt(wrongCodes.at, new Date(now().getTime() - WRONG_COUNTED_MS)));
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now()));
  await removeOldInvitations(dependencies);
  await removeEndedKeys(dependencies);
}

/** What time makes due of sessions. */
export const SESSION_JOBS: readonly Job[] = [
  { name: 'identity.expired', every: 3_600_000, run: removeExpiredSessions },
];
