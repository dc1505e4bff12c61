import { eq } from 'drizzle-orm';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { endOtherSessions, endSessionsOfSubject } from '../sessions/end-all-sessions.ts';
import { isStaff } from '../second-factor/staff-roles.ts';
import { users } from './tables.ts';
import type { UserRow } from './tables.ts';

/** A user, locked until the transaction ends; null when there is none. */
export async function lockUser(tx: Transaction, userId: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return user ?? null;
}

/** Ends every session of a user but one. @param options kept: the id of the session that goes on, as tokens say it */
export async function endOtherSessionsOfUser(
  tx: Transaction,
  userId: string,
  options: { readonly kept: string; readonly now: Date },
): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user !== null) await endOtherSessions(tx, user.authId, options);
}

/**
 * Takes everything of the person out of a user account; its id stays, because orders refer to it. Who signs in with
 * the number from now on is another user.
 */
export async function eraseUser(
  tx: Transaction,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  { id, authId }: Pick<UserRow, 'id' | 'authId'>,
): Promise<void> {
  await endSessionsOfSubject(tx, authId, now());
  await tx
    .update(users)
    .set({
      phoneNumber: null,
      contactNumber: null,
      authId: newId(),
      fullName: '',
      email: null,
      profile: null,
      externalPartnerType: null,
      externalPartnerId: null,
      lastUsedAt: null,
    })
    .where(eq(users.id, id));
}

/** Staff and partner agents have an account because they work here: their employer ends it. */
export async function worksHere(executor: Executor, userId: string): Promise<readonly 'works-here'[]> {
  const [user] = await executor
    .select({ roles: users.roles, partner: users.externalPartnerId })
    .from(users)
    .where(eq(users.id, userId));
  return user !== undefined && (isStaff(user.roles) || user.partner !== null) ? ['works-here'] : [];
}
