import { LOCK_MAX_TRIES, LOCK_MAX_TRIES_IN_ALL } from '@haat/api-contract/account';
import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { tryRecordSecurityEvent } from '@haat/backend-security-events';
import { isOtpOf } from '../codes/otp-code.ts';
import { deviceHash } from '../devices/known-devices.ts';
import { canBeOpened } from './kept-profiles.ts';
import { phoneProfiles } from './tables.ts';
import type { PhoneProfileRow } from './tables.ts';

/** What opens a profile. */
export interface ProfileKey {
  readonly profileId: string;
  readonly deviceId: string;
  /** Four digits. */
  readonly lock: string;
  /** As the record of security events has it. */
  readonly network: string | null;
}

/**
 * Opens a profile by its lock. Each try is counted before it is compared, so that tries at once are all counted; the
 * last one that is wrong removes the profile, whose owner then signs in by a code.
 * @throws ServiceError `auth_error.lock_wrong`, `auth_error.profile_gone`
 */
export async function openProfile(dependencies: Dependencies, key: ProfileKey): Promise<PhoneProfileRow> {
  const { database, configuration, now } = dependencies;
  const { profileId, deviceId, lock } = key;
  if (!isId(profileId)) throw new ServiceError('auth_error.profile_gone');
  const ofPhone = and(eq(phoneProfiles.id, profileId), eq(phoneProfiles.deviceHash, deviceHash(deviceId)));
  const isOpen = canBeOpened({ refreshTokenSeconds: configuration.refreshTokenSeconds, now: now() });
  const [tried] = await database
    .update(phoneProfiles)
    .set({
      wrongTries: sql`${phoneProfiles.wrongTries} + 1`,
      wrongTriesInAll: sql`${phoneProfiles.wrongTriesInAll} + 1`,
    })
    .where(
      and(
        ofPhone,
        isOpen,
        lt(phoneProfiles.wrongTries, LOCK_MAX_TRIES),
        lt(phoneProfiles.wrongTriesInAll, LOCK_MAX_TRIES_IN_ALL),
      ),
    )
    .returning();
  if (tried === undefined) throw new ServiceError('auth_error.profile_gone');
  if (!(await isOtpOf(lock, tried.lockHash))) throw await wrongLock(dependencies, tried, key.network);
  const [opened] = await database
    .update(phoneProfiles)
    .set({ leftAt: null, wrongTries: 0, wrongTriesInAll: sql`${phoneProfiles.wrongTriesInAll} - 1` })
    .where(and(ofPhone, isOpen))
    .returning();
  if (opened === undefined) throw new ServiceError('auth_error.profile_gone');
  return opened;
}

async function wrongLock(
  dependencies: Dependencies,
  { id, userId }: PhoneProfileRow,
  network: string | null,
): Promise<ServiceError> {
  const reason = 'phone-lock';
  await tryRecordSecurityEvent(dependencies, { kind: 'sign-in-failed', userId, network, subjects: { reason } });
  const removed = await dependencies.database
    .delete(phoneProfiles)
    .where(
      and(
        eq(phoneProfiles.id, id),
        or(gte(phoneProfiles.wrongTries, LOCK_MAX_TRIES), gte(phoneProfiles.wrongTriesInAll, LOCK_MAX_TRIES_IN_ALL)),
      ),
    )
    .returning({ id: phoneProfiles.id });
  if (removed.length === 0) return new ServiceError('auth_error.lock_wrong');
  await tryRecordSecurityEvent(dependencies, { kind: 'sign-in-locked', userId, network, subjects: { reason } });
  return new ServiceError('auth_error.profile_gone');
}
