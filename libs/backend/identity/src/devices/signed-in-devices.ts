import type { SignedInDevice } from '@haat/api-contract/account';
import { and, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { endSessions } from '../sessions/end-all-sessions.ts';
import type { SessionGrant } from '../sessions/end-all-sessions.ts';
import { sessionIdOf } from '../sessions/session-tokens.ts';
import { leftPhonesOf, removeLeftPhones } from '../profiles/left-phones.ts';
import type { LeftPhone } from '../profiles/left-phones.ts';
import { identityEntries } from '../sessions/tables.ts';

/** A person in one of their sessions. */
export interface PersonInSession {
  readonly userId: string;
  /** The subject of their tokens. */
  readonly authId: string;
  /** The session's id, as tokens say it. */
  readonly session: string;
  /** As the record of security events has it. */
  readonly network: string | null;
}

/** A session as the tables have it. Times are seconds since 1970. */
interface KnownSession extends SessionGrant, LeftPhone {}

/** Where a person is signed in, the last used first. See docs/domain/identity.md#signed-in-devices. */
export async function sessionsOf(
  dependencies: Pick<Dependencies, 'database' | 'configuration' | 'now'>,
  { userId, authId, session }: PersonInSession,
): Promise<SignedInDevice[]> {
  const { database, now } = dependencies;
  const known = [...(await livingSessions(database, authId, now())), ...(await leftPhonesOf(dependencies, userId))];
  return known.sort(lastUsedFirst).map(({ id, kind, signedInAt, lastUsedAt }) => ({
    id,
    is_this: id === session,
    kind,
    signed_in_at: isoOf(signedInAt),
    last_used_at: isoOf(lastUsedAt),
  }));
}

/**
 * Ends one session of a person, with its access tokens.
 * @param id as `sessionsOf` says it
 * @throws ServiceError `request_error.not_found` for what is no living session of theirs
 */
export async function endOneSession(dependencies: Dependencies, person: PersonInSession, id: string): Promise<void> {
  const ended = await endWhere(dependencies, person, (session) => session.id === id);
  if (ended === 0 && !(await removeLeftPhone(dependencies, person, id)))
    throw new ServiceError('request_error.not_found');
}

/**
 * Removes the profile of a person on a phone that they left to another.
 * @param id as `sessionsOf` says it
 */
async function removeLeftPhone(
  { database, now, metrics }: Dependencies,
  { userId, network }: PersonInSession,
  id: string,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const removed = await removeLeftPhones(tx, userId, id);
    const subjects = { session: id, reason: 'device-list' };
    if (removed) await recordSecurityEvent(tx, { now, metrics }, { kind: 'sign-out', userId, network, subjects });
    return removed;
  });
}

/** Ends every session of a person but the one that they are in, and their profiles on phones that they left. */
export async function endSessionsButOne(dependencies: Dependencies, person: PersonInSession): Promise<void> {
  await endWhere(dependencies, person, (session) => session.id !== person.session);
  await removeLeftPhones(dependencies.database, person.userId);
}

async function endWhere(
  { database, now, metrics }: Dependencies,
  { userId, authId, network }: PersonInSession,
  isEnded: (session: KnownSession) => boolean,
): Promise<number> {
  return inTransaction(database, async (tx) => {
    const ended = (await livingSessions(tx, authId, now())).filter(isEnded);
    await endSessions(tx, ended, now());
    for (const { id: session } of ended)
      await recordSecurityEvent(
        tx,
        { now, metrics },
        { kind: 'sign-out', userId, network, subjects: { session, reason: 'device-list' } },
      );
    return ended.length;
  });
}

/** Sessions whose newest refresh token can still be exchanged. */
export async function livingSessions(executor: Executor, authId: string, now: Date): Promise<KnownSession[]> {
  const grants = alias(identityEntries, 'grants');
  const grantId = sql<string>`${identityEntries.payload} ->> 'grantId'`;
  const numberIn = (name: 'iat' | 'iiat') => sql`(${identityEntries.payload} ->> ${sql.raw(`'${name}'`)})::bigint`;
  const rows = await executor
    .select({
      grantId,
      grantHash: grants.idHash,
      kind: grants.deviceKind,
      signedInAt: sql`min(${numberIn('iiat')})`.mapWith(Number),
      lastUsedAt: sql`max(${numberIn('iat')})`.mapWith(Number),
    })
    .from(identityEntries)
    .innerJoin(grants, and(eq(grants.model, 'Grant'), eq(grants.idHash, identityEntries.grantHash)))
    .where(
      and(
        eq(identityEntries.model, 'RefreshToken'),
        sql`${identityEntries.payload} ->> 'accountId' = ${authId}`,
        gt(identityEntries.expiresAt, now),
      ),
    )
    .groupBy(grantId, grants.idHash, grants.deviceKind);
  return rows.map((row) => ({ ...row, id: sessionIdOf(row.grantId) })).sort(lastUsedFirst);
}

function lastUsedFirst(a: LeftPhone, b: LeftPhone): number {
  return b.lastUsedAt - a.lastUsedAt || a.id.localeCompare(b.id);
}

function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
