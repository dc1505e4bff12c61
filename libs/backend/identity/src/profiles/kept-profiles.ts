import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Configuration, Dependencies, Executor } from '@haat/backend-platform';
import { deviceHash } from '../devices/known-devices.ts';
import { LONGEST_SESSION_SECONDS } from '../sessions/session-lifetime.ts';
import { users } from '../users/tables.ts';
import { phoneProfiles } from './tables.ts';

/** A person who left the phone to another. */
export interface LeftProfile {
  readonly id: string;
  /** As the person wrote it; empty when there is none. */
  readonly name: string;
}

type Clock = Pick<Configuration, 'refreshTokenSeconds'> & { readonly now: Date };

/**
 * Profiles that can be opened by their lock: as long as their session would have lasted, counted from when its owner
 * left the phone, and 90 days after the sign-in by a code.
 */
export function canBeOpened({ refreshTokenSeconds, now }: Clock): SQL | undefined {
  return and(
    gt(phoneProfiles.leftAt, secondsBefore(now, refreshTokenSeconds)),
    gt(phoneProfiles.signedInAt, secondsBefore(now, LONGEST_SESSION_SECONDS)),
  );
}

/** Who left this phone to another and can come back by their lock, in the order of their sign-ins. */
export async function leftProfiles(
  { database, configuration: { refreshTokenSeconds }, now }: Pick<Dependencies, 'database' | 'configuration' | 'now'>,
  deviceId: string,
): Promise<LeftProfile[]> {
  return database
    .select({ id: phoneProfiles.id, name: users.fullName })
    .from(phoneProfiles)
    .innerJoin(users, eq(users.id, phoneProfiles.userId))
    .where(and(eq(phoneProfiles.deviceHash, deviceHash(deviceId)), canBeOpened({ refreshTokenSeconds, now: now() })))
    .orderBy(phoneProfiles.signedInAt, phoneProfiles.id);
}

/** The lock stays with the person who signs in by a code on a phone where they have one; its tries begin anew. */
export async function noteSignIn(
  executor: Executor,
  { userId, deviceId, session, at }: { userId: string; deviceId: string | undefined; session: string; at: Date },
): Promise<void> {
  if (deviceId === undefined) return;
  await executor
    .update(phoneProfiles)
    .set({ session, signedInAt: at, leftAt: null, wrongTries: 0, wrongTriesInAll: 0 })
    .where(and(eq(phoneProfiles.userId, userId), eq(phoneProfiles.deviceHash, deviceHash(deviceId))));
}

/** With a session that ends, the profile of who uses the phone goes; one that its owner left for another stays. */
export async function removeOfSessions(executor: Executor, sessions: readonly string[]): Promise<void> {
  if (sessions.length === 0) return;
  await executor
    .delete(phoneProfiles)
    .where(and(inArray(phoneProfiles.session, [...sessions]), isNull(phoneProfiles.leftAt)));
}

/**
 * Removes the profiles that a person left on phones, as their other sessions end.
 * @param authId the subject of their tokens; null for everybody
 */
export async function removeLeftProfiles(executor: Executor, authId: string | null): Promise<void> {
  const own = executor
    .select({ id: users.id })
    .from(users)
    .where(eq(users.authId, authId ?? ''));
  await executor
    .delete(phoneProfiles)
    .where(and(isNotNull(phoneProfiles.leftAt), authId === null ? undefined : inArray(phoneProfiles.userId, own)));
}

/** Removes the profiles that no lock opens any more. */
export async function removeExpiredProfiles({
  database,
  configuration: { refreshTokenSeconds },
  now,
}: Pick<Dependencies, 'database' | 'configuration' | 'now'>): Promise<void> {
  await database
    .delete(phoneProfiles)
    .where(
      or(
        lte(phoneProfiles.leftAt, secondsBefore(now(), refreshTokenSeconds)),
        lte(phoneProfiles.signedInAt, secondsBefore(now(), LONGEST_SESSION_SECONDS)),
      ),
    );
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
