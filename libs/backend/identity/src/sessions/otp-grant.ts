import { deviceIdSchema } from '@haat/api-contract';
import type { Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { recordFailedSignIn } from '../codes/failed-sign-in.ts';
import { recordSignIn } from '../devices/new-sign-in.ts';
import { callerNetwork, recordedCallerNetwork } from '../networks/caller-network.ts';
import { noteSignIn } from '../profiles/kept-profiles.ts';
import { userOfPhoneNumber } from '../users/user-of-phone-number.ts';
import { checkOtp, useOtp } from '../codes/check-otp.ts';
import type { CodeCaller } from '../codes/wrong-codes.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.ts';
import { neededFactor, verifySecondFactor } from '../second-factor/second-factors.ts';
import { isStaff, SECOND_FACTOR_ACR } from '../second-factor/staff-roles.ts';
import type { UserRow } from '../users/tables.ts';
import { noteDeviceKind } from './identity-store.ts';
import { answerTokens, newRefreshToken, secondsOf, sessionIdOf } from './session-tokens.ts';

/** Parameters of the grant that exchanges a one-time password for tokens. */
export const OTP_GRANT_PARAMETERS = [
  'request_id',
  'otp',
  'device_id',
  'device_kind',
  'factor_code',
  'passkey',
] as const;

/** What is given for those parameters. */
export type OtpGrantGiven = Partial<Record<(typeof OTP_GRANT_PARAMETERS)[number], string>>;

/**
 * Signs a person in by one-time password; the first sign-in makes the user. A member of staff gives a code of an
 * authenticator app too, or what a passkey signed: without it the password is not used up, and can be sent again.
 */
export async function otpGrant(
  provider: Provider,
  dependencies: Dependencies,
  ctx: TokenEndpointGrantContext<OtpGrantGiven>,
): Promise<void> {
  const { request_id: requestId, otp, factor_code: factorCode, passkey } = ctx.oidc.params;
  if (!requestId || !otp) throw new errors.InvalidRequest('request_id and otp are needed');
  const network = recordedCallerNetwork(ctx);
  const deviceId = deviceIdSchema.safeParse(ctx.oidc.params.device_id).data;
  const caller = { network: callerNetwork(ctx), deviceId };
  const given = { requestId, otp, factorCode, passkey, network, caller };
  const user = await verifyCredentials(dependencies, given).catch(async (error: unknown) => {
    if (!(error instanceof ServiceError)) throw error;
    await recordFailedSignIn(dependencies, { requestId, refusal: error.code, caller, network });
    throw refusedGrant(error);
  });
  const grantId = await new provider.Grant({ accountId: user.authId, clientId: ctx.oidc.client.clientId }).save();
  await noteDeviceKind(dependencies, grantId, ctx.oidc.params.device_kind);
  const session = sessionIdOf(grantId);
  await inTransaction(dependencies.database, async (tx) => {
    await recordSignIn(tx, dependencies, { userId: user.id, deviceId, network, session });
    await noteSignIn(tx, { userId: user.id, deviceId, session, at: dependencies.now() });
  });
  const refreshToken = newRefreshToken(provider, dependencies, ctx.oidc.client, {
    user,
    grantId,
    signedInAt: secondsOf(dependencies.now()),
    rotations: 0,
    acr: isStaff(user.roles) ? SECOND_FACTOR_ACR : undefined,
  });
  await answerTokens(provider, dependencies, ctx, refreshToken, await refreshToken.save());
}

interface Credentials {
  readonly requestId: string;
  readonly otp: string;
  readonly factorCode: string | undefined;
  /** What a passkey signed, as JSON. */
  readonly passkey: string | undefined;
  /** As the record of security events has it. */
  readonly network: string | null;
  readonly caller: CodeCaller;
}

/** The user of a valid one-time password and, for staff, a valid second factor. */
async function verifyCredentials(dependencies: Dependencies, given: Credentials): Promise<UserRow> {
  const { requestId, otp, caller } = given;
  const user = await userOfPhoneNumber(dependencies, await checkOtp(dependencies, { requestId, otp, ...caller }));
  if (isStaff(user.roles)) await verifyFactor(dependencies, user.id, given);
  await useOtp(dependencies, requestId);
  return user;
}

async function verifyFactor(
  dependencies: Dependencies,
  userId: string,
  { requestId, factorCode, passkey, network }: Credentials,
): Promise<void> {
  if (passkey) await verifyPasskey(dependencies, { userId, purpose: 'sign-in', boundTo: requestId, network }, passkey);
  else if (factorCode) await verifySecondFactor(dependencies, { userId, code: factorCode, network });
  else throw new ServiceError(await neededFactor(dependencies, userId));
}

/** A refusal in OAuth's form, which says our code in `error_description`, so that the shells can translate it. */
export function refusedGrant(refusal: ServiceError): Error {
  return new errors.CustomOIDCProviderError('invalid_grant', refusal.code);
}
