import { randomUUID } from 'node:crypto';
import { MAX_PASSKEYS } from '@haat/api-contract/vocabulary';
import { plainLine } from '@haat/format';
import { and, eq, isNotNull } from 'drizzle-orm';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { secondFactors } from '../second-factor/tables.ts';
import { endOtherSessions } from '../sessions/end-all-sessions.ts';
import { users } from '../users/tables.ts';
import { takeChallenge } from './challenges.ts';
import { checkRegistration } from './check-answer.ts';
import type { StaffInSession } from './fresh-factor.ts';
import { passkeysOf, passkeySite } from './passkey-options.ts';
import { readRegistration } from './signed-answer.ts';
import { passkeys } from './tables.ts';
import type { PasskeyRow } from './tables.ts';

/**
 * Adds the passkey that a browser made for a challenge of this session, which was given for a fresh second factor.
 * @throws ServiceError `auth_error.passkey_refused`, also for one that is registered already;
 *   `auth_error.passkeys_full`; `request_error.invalid` for a name that is only markup
 */
export async function addPasskey(
  dependencies: Dependencies,
  { userId, session, network }: StaffInSession,
  { name: written, credential }: { readonly name: string; readonly credential: string },
): Promise<PasskeyRow> {
  const name = plainLine(written);
  if (name === '') throw new ServiceError('request_error.invalid', { fields: [{ field: 'name', rule: 'value' }] });
  const site = passkeySite(dependencies);
  const added = await inTransaction(dependencies.database, async (tx) => {
    const challenge = await takeChallenge(tx, dependencies, { userId, purpose: 'registration', boundTo: session });
    const answer = readRegistration(credential);
    if (challenge === null || answer === null) return 'auth_error.passkey_refused' as const;
    const made = await checkRegistration({ site, challenge }, answer);
    if (made === null) return 'auth_error.passkey_refused' as const;
    await lockPerson(tx, userId);
    if ((await passkeysOf(tx, userId)).length >= MAX_PASSKEYS) return 'auth_error.passkeys_full' as const;
    const [row] = await tx
      .insert(passkeys)
      .values({ id: randomUUID(), userId, name, ...made, createdAt: dependencies.now() })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) return 'auth_error.passkey_refused' as const;
    const event = { kind: 'passkey-added', userId, network } as const;
    await recordSecurityEvent(tx, dependencies, { ...event, subjects: { ids: row.id, session } });
    return row;
  });
  if (typeof added === 'string') throw new ServiceError(added);
  return added;
}

/**
 * Removes a passkey of the person, and ends their other sessions: who holds it may have begun one.
 * @throws ServiceError `request_error.not_found`, `auth_error.last_second_factor` when nothing else would be left to
 *   sign in with
 */
export async function removePasskey(
  dependencies: Dependencies,
  { userId, session, network }: StaffInSession,
  id: string,
): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const authId = await lockPerson(tx, userId);
    const owned = await passkeysOf(tx, userId);
    if (!owned.some((passkey) => passkey.id === id)) throw new ServiceError('request_error.not_found');
    if (owned.length === 1 && !(await hasApp(tx, userId))) throw new ServiceError('auth_error.last_second_factor');
    await tx.delete(passkeys).where(eq(passkeys.id, id));
    await endOtherSessions(tx, authId, { kept: session, now: dependencies.now() });
    const event = { kind: 'passkey-removed', userId, network } as const;
    await recordSecurityEvent(tx, dependencies, { ...event, subjects: { ids: id, session } });
  });
}

/** Changes of one person's passkeys are made one after the other. @returns the subject of the person's tokens */
async function lockPerson(tx: Transaction, userId: string): Promise<string> {
  const [person] = await tx
    .select({ authId: users.authId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (person === undefined) throw new ServiceError('auth_error.signed_out');
  return person.authId;
}

async function hasApp(tx: Transaction, userId: string): Promise<boolean> {
  const [app] = await tx
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return app !== undefined;
}
