import { deviceIdSchema } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import type { Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { recordSignIn } from '../devices/new-sign-in.ts';
import { recordedCallerNetwork } from '../networks/caller-network.ts';
import { isStaff } from '../second-factor/staff-roles.ts';
import { noteDeviceKind } from '../sessions/identity-store.ts';
import { refusedGrant } from '../sessions/otp-grant.ts';
import { answerTokens, newRefreshToken, secondsOf, sessionIdOf } from '../sessions/session-tokens.ts';
import { userOfId } from '../users/user-of-id.ts';
import { openProfile } from './open-profile.ts';
import { phoneProfiles } from './tables.ts';

/** Parameters of the grant that exchanges the lock of a shared phone's profile for tokens. */
export const PROFILE_GRANT_PARAMETERS = ['profile_id', 'lock', 'device_id'] as const;

/** What is given for those parameters. */
export type ProfileGrantGiven = Partial<Record<(typeof PROFILE_GRANT_PARAMETERS)[number], string>>;

/** Opens a profile of a shared phone by its lock: a session of its own, within 90 days of the sign-in by a code. */
export async function profileGrant(
  provider: Provider,
  dependencies: Dependencies,
  ctx: TokenEndpointGrantContext<ProfileGrantGiven>,
): Promise<void> {
  const { profile_id: profileId, lock } = ctx.oidc.params;
  const deviceId = deviceIdSchema.safeParse(ctx.oidc.params.device_id).data;
  if (!profileId || !lock || deviceId === undefined)
    throw new errors.InvalidRequest('profile_id, lock and device_id are needed');
  const network = recordedCallerNetwork(ctx);
  const profile = await openProfile(dependencies, { profileId, deviceId, lock, network }).catch((error: unknown) => {
    throw error instanceof ServiceError ? refusedGrant(error) : error;
  });
  const { database, now } = dependencies;
  const user = await userOfId(database, profile.userId);
  // Staff get no lock; one who became staff meanwhile signs in with the second factor.
  if (user === null || isStaff(user.roles)) throw refusedGrant(new ServiceError('auth_error.profile_gone'));
  const grantId = await new provider.Grant({ accountId: user.authId, clientId: ctx.oidc.client.clientId }).save();
  await noteDeviceKind(dependencies, grantId, profile.deviceKind ?? undefined);
  const session = sessionIdOf(grantId);
  await inTransaction(database, async (tx) => {
    await tx.update(phoneProfiles).set({ session }).where(eq(phoneProfiles.id, profile.id));
    await recordSignIn(tx, dependencies, { userId: user.id, deviceId, network, session });
  });
  const refreshToken = newRefreshToken(provider, dependencies, ctx.oidc.client, {
    user,
    grantId,
    signedInAt: secondsOf(profile.signedInAt),
    rotations: 0,
    acr: undefined,
  });
  dependencies.log.debug({ session, at: secondsOf(now()) }, 'a profile was opened');
  await answerTokens(provider, dependencies, ctx, refreshToken, await refreshToken.save());
}
