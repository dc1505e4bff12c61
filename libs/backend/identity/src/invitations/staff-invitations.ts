import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@haat/api-contract/vocabulary';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { realmPath } from '../sessions/issuer.ts';
import { userOfPhoneNumber } from '../users/user-of-phone-number.ts';
import { users } from '../users/tables.ts';
import { staffInvitations } from './tables.ts';

/** How long a link opens a role. */
export const INVITATION_MINUTES = 30;
const TOKEN_BYTES = 32;

/** Path of the page on which an invitation is taken. */
export function invitationPath(configuration: Dependencies['configuration']): string {
  return `${realmPath(configuration)}/staff-invitation`;
}

/**
 * Makes a link by which the owner of a number takes a role of staff, once, within `INVITATION_MINUTES`. Links that were
 * made for them before are worth nothing from then on.
 * @param phoneNumber ten digits
 * @returns the link, at the public address; it is kept nowhere
 */
export async function inviteStaff(dependencies: Dependencies, phoneNumber: string, role: Role): Promise<string> {
  const { configuration, database, now } = dependencies;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const user = await userOfPhoneNumber(dependencies, phoneNumber);
  const expiresAt = new Date(now().getTime() + INVITATION_MINUTES * 60_000);
  await inTransaction(database, async (tx) => {
    await tx.delete(staffInvitations).where(and(eq(staffInvitations.userId, user.id), isNull(staffInvitations.usedAt)));
    await tx.insert(staffInvitations).values({ tokenHash: hashOf(token), userId: user.id, role, expiresAt });
  });
  return `${configuration.publicAddress}${invitationPath(configuration)}?token=${token}`;
}

/**
 * Gives the role of a link to whom it was made for. Of two who press at once, one takes it.
 * @throws ServiceError `request_error.not_found` for a token that was never given out, `auth_error.otp_used`,
 *   `auth_error.otp_expired`
 */
export async function takeInvitation({ database, now }: Dependencies, token: string): Promise<Role> {
  return inTransaction(database, async (tx) => {
    const [invitation] = await tx
      .select()
      .from(staffInvitations)
      .where(eq(staffInvitations.tokenHash, hashOf(token)))
      .for('update');
    if (invitation === undefined) throw new ServiceError('request_error.not_found');
    if (invitation.usedAt !== null) throw new ServiceError('auth_error.otp_used');
    if (invitation.expiresAt <= now()) throw new ServiceError('auth_error.otp_expired');
    await tx
      .update(staffInvitations)
      .set({ usedAt: now() })
      .where(eq(staffInvitations.tokenHash, invitation.tokenHash));
    const [user] = await tx.select().from(users).where(eq(users.id, invitation.userId)).for('update');
    if (user === undefined) throw new ServiceError('request_error.not_found');
    const roles = [...new Set([...user.roles, invitation.role])];
    await tx.update(users).set({ roles }).where(eq(users.id, user.id));
    return invitation.role;
  });
}

/** Deletes links that ran out a day ago. */
export async function removeOldInvitations({ database, now }: Dependencies): Promise<void> {
  await database.delete(staffInvitations).where(lt(staffInvitations.expiresAt, new Date(now().getTime() - 86_400_000)));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
