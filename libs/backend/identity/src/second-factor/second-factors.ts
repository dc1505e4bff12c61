import type { ErrorCode } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { passkeysOf } from '../passkeys/passkey-options.ts';
import { passkeyChallenges, passkeys } from '../passkeys/tables.ts';
import { endSessionsOfSubject } from '../sessions/end-all-sessions.ts';
import { users } from '../users/tables.ts';
import type { UserRow } from '../users/tables.ts';
import { verifyTotpCode, newFactorSecret } from './authenticator-code.ts';
import { secondFactors } from './tables.ts';

/** For what an authenticator app's secret is encrypted. */
export const FACTOR_PURPOSE = 'second-factor';

/**
 * Checks a code of a user's authenticator app; the first one confirms the app. Under a lock, so that codes at once are
 * counted and none is taken twice.
 * @throws ServiceError `auth_error.second_factor_unset` when no app was set up, `auth_error.second_factor_wrong`,
 *   `auth_error.second_factor_paused`
 */
export async function verifySecondFactor(
  { database, encryptor, now, metrics }: Dependencies,
  { userId, code, network }: { userId: string; code: string; network: string | null },
): Promise<void> {
  const refusal = await inTransaction(database, async (tx) => {
    const isMine = eq(secondFactors.userId, userId);
    const [factor] = await tx.select().from(secondFactors).where(isMine).for('update');
    if (factor === undefined) return 'auth_error.second_factor_unset' as const;
    const secret = await encryptor.decrypt(factor.secret, FACTOR_PURPOSE);
    const verification = verifyTotpCode({ ...factor, secret }, code, now());
    if (verification.kind === 'paused') return 'auth_error.second_factor_paused' as const;
    if (verification.kind !== 'taken') {
      await tx
        .update(secondFactors)
        .set({ failures: factor.failures + 1, failedAt: now() })
        .where(isMine);
      return 'auth_error.second_factor_wrong' as const;
    }
    await tx
      .update(secondFactors)
      .set({ lastStep: verification.step, failures: 0, confirmedAt: factor.confirmedAt ?? now() })
      .where(isMine);
    if (factor.confirmedAt === null)
      await recordSecurityEvent(tx, { now, metrics }, { kind: 'second-factor-set', userId, network });
    return null;
  });
  if (refusal !== null) throw new ServiceError(refusal);
}

/** The refusal that says what a member of staff has to prove beside the one-time password. */
export async function neededFactor(
  { database, configuration }: Pick<Dependencies, 'database' | 'configuration'>,
  userId: string,
): Promise<ErrorCode> {
  const isTheirs = eq(secondFactors.userId, userId);
  const hasPasskeys = (await passkeysOf(database, userId)).length > 0;
  if (hasPasskeys && configuration.passkeys !== null) return 'auth_error.second_factor_or_passkey_needed';
  const [factor] = await database.select().from(secondFactors).where(isTheirs);
  return factor?.confirmedAt != null || hasPasskeys
    ? 'auth_error.second_factor_needed'
    : 'auth_error.second_factor_unset';
}

/**
 * The secret for a user's authenticator app until the app is confirmed: made once, so that an app that took it
 * before keeps working.
 * @throws ServiceError `auth_error.forbidden` when there is one already, or a passkey, in whose place who has only the
 *   number could put an app: only an operator takes them away
 */
export async function secretToSetUp({ database, encryptor }: Dependencies, user: UserRow): Promise<string> {
  if ((await passkeysOf(database, user.id)).length > 0) throw new ServiceError('auth_error.forbidden');
  const made = newFactorSecret();
  await database
    .insert(secondFactors)
    .values({ userId: user.id, secret: await encryptor.encrypt(made, FACTOR_PURPOSE) })
    .onConflictDoNothing();
  const [factor] = await database.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
  if (factor === undefined || factor.confirmedAt !== null) throw new ServiceError('auth_error.forbidden');
  return encryptor.decrypt(factor.secret, FACTOR_PURPOSE);
}

/** How an operator was shown who asks for a lost second factor to be taken away. */
export const RESET_PROOFS = ['document-in-person', 'document-by-video', 'employer-in-person'] as const;
/** How an operator was shown who asks. */
export type ResetProof = (typeof RESET_PROOFS)[number];

/**
 * Takes a lost authenticator app and all passkeys away, and ends all sessions of their owner: at the next sign-in a new
 * app is set up.
 * @param proof is kept with the security event
 * @returns whether there was one of them
 */
export async function removeSecondFactor(
  { database, now, metrics }: Pick<Dependencies, 'database' | 'now' | 'metrics'>,
  phoneNumber: string,
  proof: ResetProof,
): Promise<boolean> {
  const [user] = await database
    .select({ id: users.id, authId: users.authId })
    .from(users)
    .where(eq(users.phoneNumber, phoneNumber));
  if (user === undefined) return false;
  return inTransaction(database, async (tx) => {
    const apps = await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id)).returning();
    await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, user.id));
    const keys = await tx.delete(passkeys).where(eq(passkeys.userId, user.id)).returning();
    if (apps.length + keys.length === 0) return false;
    await endSessionsOfSubject(tx, user.authId, now());
    // Only an operator's command does it, at the machine itself.
    const event = { kind: 'second-factor-reset', userId: user.id, network: null } as const;
    await recordSecurityEvent(tx, { now, metrics }, { ...event, subjects: { reason: proof } });
    return true;
  });
}
