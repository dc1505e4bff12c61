import { deviceIdSchema } from '@haat/api-contract';
import type { Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { noteSignIn } from '../devices/new-sign-in.ts';
import { userOfPhoneNumber } from '../users/user-of-phone-number.ts';
import { checkOtp } from '../codes/check-otp.ts';
import { answerTokens, newRefreshToken, secondsOf } from './session-tokens.ts';

/** Parameters of the grant that exchanges a one-time password for tokens. */
export const OTP_GRANT_PARAMETERS = ['request_id', 'otp', 'device_id'] as const;

/** Signs a person in by one-time password; the first sign-in makes the user. */
export async function otpGrant(
  provider: Provider,
  dependencies: Dependencies,
  ctx: TokenEndpointGrantContext<{ request_id?: string; otp?: string; device_id?: string }>,
): Promise<void> {
  const { request_id: requestId, otp, device_id: deviceId } = ctx.oidc.params;
  if (!requestId || !otp) throw new errors.InvalidRequest('request_id and otp are needed');
  const phoneNumber = await checkOtp(dependencies, requestId, otp).catch((error: unknown) => {
    throw error instanceof ServiceError ? refusedGrant(error) : error;
  });
  const user = await userOfPhoneNumber(dependencies, phoneNumber);
  await inTransaction(dependencies.database, (tx) =>
    noteSignIn(tx, dependencies, user.id, deviceIdSchema.safeParse(deviceId).data),
  );
  const grantId = await new provider.Grant({ accountId: user.authId, clientId: ctx.oidc.client.clientId }).save();
  const refreshToken = newRefreshToken(provider, dependencies, ctx.oidc.client, {
    accountId: user.authId,
    grantId,
    signedInAt: secondsOf(dependencies.now()),
    rotations: 0,
  });
  await answerTokens(provider, dependencies, ctx, refreshToken, await refreshToken.save());
}

/** A refusal in OAuth's form, which says our code in `error_description`, so that the shells can translate it. */
export function refusedGrant(refusal: ServiceError): Error {
  return new errors.CustomOIDCProviderError('invalid_grant', refusal.code);
}
