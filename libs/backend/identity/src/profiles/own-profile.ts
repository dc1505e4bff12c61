import { isEasyLock, MAX_PHONE_PROFILES } from '@haat/api-contract/account';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { hashOtp } from '../codes/otp-code.ts';
import { deviceHash } from '../devices/known-devices.ts';
import { livingSessions } from '../devices/signed-in-devices.ts';
import type { PersonInSession } from '../devices/signed-in-devices.ts';
import { endSessions } from '../sessions/end-all-sessions.ts';
import { phoneProfiles } from './tables.ts';

/** Whether the session that asks has a lock on its phone. */
export async function hasLock(executor: Executor, session: string): Promise<boolean> {
  const [own] = await executor.select({ id: phoneProfiles.id }).from(phoneProfiles).where(ofSession(session));
  return own !== undefined;
}

/**
 * Gives the person who uses a phone a lock there, or another one.
 * @param lock four digits
 * @throws ServiceError `auth_error.lock_too_easy`; `auth_error.phone_profiles_full` when five others have one there;
 *   `auth_error.signed_out` when the session has ended meanwhile
 */
export async function setLock(
  dependencies: Dependencies,
  { userId, authId, session, network }: PersonInSession,
  { deviceId, lock }: { readonly deviceId: string; readonly lock: string },
): Promise<void> {
  if (isEasyLock(lock)) throw new ServiceError('auth_error.lock_too_easy');
  const { database, newId, now, metrics } = dependencies;
  const lockHash = await hashOtp(lock);
  const phone = deviceHash(deviceId);
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone-profiles:${phone}`}, 0))`);
    const current = (await livingSessions(tx, authId, now())).find(({ id }) => id === session);
    if (current === undefined) throw new ServiceError('auth_error.signed_out');
    const others = await tx
      .select({ id: phoneProfiles.id })
      .from(phoneProfiles)
      .where(and(eq(phoneProfiles.deviceHash, phone), ne(phoneProfiles.userId, userId)));
    if (others.length >= MAX_PHONE_PROFILES) throw new ServiceError('auth_error.phone_profiles_full');
    const kept = {
      lockHash,
      session,
      deviceKind: current.kind,
      signedInAt: new Date(current.signedInAt * 1000),
      leftAt: null,
      wrongTries: 0,
    };
    await tx
      .insert(phoneProfiles)
      .values({ id: newId(), deviceHash: phone, userId, ...kept })
      .onConflictDoUpdate({ target: [phoneProfiles.deviceHash, phoneProfiles.userId], set: kept });
    const event = { kind: 'phone-lock-set', userId, network, subjects: { session } } as const;
    await recordSecurityEvent(tx, { now, metrics }, event);
  });
}

/** Takes the lock of the person who uses a phone away; the session goes on. */
export async function removeLock(
  { database, now, metrics }: Dependencies,
  { userId, session, network }: PersonInSession,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const removed = await tx.delete(phoneProfiles).where(ofSession(session)).returning({ id: phoneProfiles.id });
    if (removed.length === 0) return;
    const event = { kind: 'phone-lock-removed', userId, network, subjects: { session } } as const;
    await recordSecurityEvent(tx, { now, metrics }, event);
  });
}

/**
 * The person who uses a phone leaves it to another: the session ends with all its tokens, and their lock begins
 * another one.
 * @throws ServiceError `request_error.not_found` without a lock
 */
export async function leavePhone(
  { database, now, metrics }: Dependencies,
  { userId, authId, session, network }: PersonInSession,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const left = await tx
      .update(phoneProfiles)
      .set({ leftAt: now() })
      .where(ofSession(session))
      .returning({ id: phoneProfiles.id });
    if (left.length === 0) throw new ServiceError('request_error.not_found');
    const own = (await livingSessions(tx, authId, now())).filter(({ id }) => id === session);
    await endSessions(tx, own, now());
    const event = { kind: 'sign-out', userId, network, subjects: { session, reason: 'left-phone' } } as const;
    await recordSecurityEvent(tx, { now, metrics }, event);
  });
}

function ofSession(session: string) {
  return and(eq(phoneProfiles.session, session), isNull(phoneProfiles.leftAt));
}
