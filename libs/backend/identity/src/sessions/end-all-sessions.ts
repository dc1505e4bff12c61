import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { inTransaction } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { removeLeftProfiles } from '../profiles/kept-profiles.ts';
import { users } from '../users/tables.ts';
import { noteEnded } from './ended-sessions.ts';
import { sessionIdOf } from './session-tokens.ts';
import { identityEntries } from './tables.ts';

/** What belongs to a session that goes on. */
const TOKENS = ['Grant', 'RefreshToken'];

/** What is read of a row that is deleted. */
const ENDED = {
  model: identityEntries.model,
  grantId: sql<string | null>`${identityEntries.payload} ->> 'grantId'`,
};

/** The grants of refresh tokens that were deleted. */
function grantIdsOf(ended: readonly { readonly grantId: string | null }[]): string[] {
  return ended.flatMap(({ grantId }) => (grantId === null ? [] : [grantId]));
}

/** Ends every session of a person, by the subject of their tokens. @returns how many there were */
export async function endSessionsOfSubject(tx: Transaction, authId: string, now: Date): Promise<number> {
  const ended = await tx
    .delete(identityEntries)
    .where(sql`${identityEntries.payload} ->> 'accountId' = ${authId}`)
    .returning(ENDED);
  await noteEnded(tx, grantIdsOf(ended), now);
  await removeLeftProfiles(tx, authId);
  return ended.filter(({ model }) => model === 'Grant').length;
}

/**
 * Ends every session of a person but one.
 * @param authId the subject of their tokens
 * @param options kept: the id of the session that goes on, as tokens say it
 */
export async function endOtherSessions(
  tx: Transaction,
  authId: string,
  { kept, now }: { kept: string; now: Date },
): Promise<void> {
  const tokens = await tx
    .selectDistinct({
      grantId: sql<string | null>`${identityEntries.payload} ->> 'grantId'`,
      grantHash: identityEntries.grantHash,
    })
    .from(identityEntries)
    .where(and(eq(identityEntries.model, 'RefreshToken'), sql`${identityEntries.payload} ->> 'accountId' = ${authId}`));
  const others = tokens.flatMap(({ grantId, grantHash }) =>
    grantId === null || grantHash === null || sessionIdOf(grantId) === kept ? [] : [{ grantId, grantHash }],
  );
  await endSessions(tx, others, now);
  await removeLeftProfiles(tx, authId);
}

/** What a session's rows are found by. */
export interface SessionGrant {
  readonly grantId: string;
  readonly grantHash: string;
}

/** Ends sessions, with all their tokens. */
export async function endSessions(tx: Transaction, ended: readonly SessionGrant[], now: Date): Promise<void> {
  if (ended.length === 0) return;
  await noteEnded(tx, grantIdsOf(ended), now);
  const hashes = ended.map(({ grantHash }) => grantHash);
  await tx
    .delete(identityEntries)
    .where(
      or(
        inArray(identityEntries.grantHash, hashes),
        and(eq(identityEntries.model, 'Grant'), inArray(identityEntries.idHash, hashes)),
      ),
    );
}

/**
 * Ends every session of the person with a mobile number, with all tokens. See docs/domain/identity.md#signing-out.
 * @returns how many there were; null when no user has the number
 */
export async function endSessionsOf(
  { database, now, metrics }: Pick<Dependencies, 'database' | 'now' | 'metrics'>,
  phoneNumber: string,
): Promise<number | null> {
  return inTransaction(database, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, authId: users.authId })
      .from(users)
      .where(eq(users.phoneNumber, phoneNumber));
    if (user === undefined) return null;
    const count = await endSessionsOfSubject(tx, user.authId, now());
    // Only an operator's command does it, at the machine itself.
    const event = { kind: 'sign-out', userId: user.id, network: null } as const;
    await recordSecurityEvent(tx, { now, metrics }, { ...event, subjects: { reason: 'command' } });
    return count;
  });
}

/** Ends every session of everybody. @returns how many there were */
export async function endAllSessions({
  database,
  now,
  metrics,
}: Pick<Dependencies, 'database' | 'now' | 'metrics'>): Promise<number> {
  return inTransaction(database, async (tx) => {
    const ended = await tx.delete(identityEntries).where(inArray(identityEntries.model, TOKENS)).returning(ENDED);
    await noteEnded(tx, grantIdsOf(ended), now());
    await removeLeftProfiles(tx, null);
    const event = { kind: 'sign-out', userId: null, network: null } as const;
    await recordSecurityEvent(tx, { now, metrics }, { ...event, subjects: { reason: 'command' } });
    return ended.filter(({ model }) => model === 'Grant').length;
  });
}
