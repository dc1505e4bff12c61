import type { RouterContextProvider } from 'react-router';
import {
  claimCart,
  claimNetworkCart,
  exchangeLock,
  exchangeOtp,
  exchangeRefreshToken,
  isApiError,
  leavePhone as leaveOwnPhone,
  passkeyChallenge,
  sendOtp,
  setUpSecondFactor,
  type IdentityClient,
  type OtpGiven,
} from '@haat/api-client';
import type { FactorSecret, OtpSent, PasskeyRequest } from '@haat/api-contract';
import { apiContext } from '@haat/app-context';
import { deviceContext } from '../device.ts';
import { requestSessionContext } from '../request-session.ts';
import { identityClientContext, webviewContext } from './sign-in-context.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Sends a one-time password to a mobile number of ten digits.
 * @param humanCheck the solved challenge, when one was asked for
 * @throws ApiError such as `auth_error.otp_too_soon` (details.retry_after, seconds), `auth_error.human_check_needed`
 *   (details.challenge), `auth_error.otp_number_paused`
 */
export function requestOtp(context: Context, phoneNumber: string, humanCheck?: string): Promise<OtpSent> {
  const deviceId = context.get(deviceContext).ensure();
  return sendOtp(context.get(apiContext), identityClient(context), { phoneNumber, deviceId, humanCheck });
}

/**
 * Signs in with a one-time password; the guest's carts, ours and the open network's, become the farmer's. The answer
 * to this request carries the cookies.
 * @throws ApiError such as `auth_error.otp_wrong`, `auth_error.otp_expired`; of staff
 *   `auth_error.second_factor_needed`, `auth_error.second_factor_or_passkey_needed`, or
 *   `auth_error.second_factor_unset` while there is no authenticator app
 */
export async function signInWithOtp(context: Context, given: Omit<OtpGiven, 'deviceId' | 'deviceKind'>): Promise<void> {
  const api = context.get(apiContext);
  const device = context.get(deviceContext);
  const tokens = await exchangeOtp(api, identityClient(context), {
    ...given,
    deviceId: device.ensure(),
    deviceKind: device.kind,
  });
  await context.get(requestSessionContext).start(tokens, { isWebview: context.get(webviewContext) });
  await claimCarts(context);
}

/**
 * Takes over a session of the host app that shows the page; the caller has checked the host's proof. The host's copy of
 * the refresh token is used up by it; the guest's carts become the farmer's.
 * @throws ApiError of 400 where the identity service does not know the token
 */
export async function handOver(context: Context, refreshToken: string): Promise<void> {
  const tokens = await exchangeRefreshToken(context.get(apiContext), identityClient(context), refreshToken);
  await context.get(requestSessionContext).start(tokens, { isWebview: true });
  await claimCarts(context);
}

/**
 * Signs in as one of the people who share this phone, by their lock; the guest's carts become theirs. The answer to
 * this request carries the cookies.
 * @throws ApiError `auth_error.lock_wrong`, `auth_error.profile_gone`
 */
export async function signInWithLock(context: Context, given: { profileId: string; lock: string }): Promise<void> {
  const deviceId = context.get(deviceContext).ensure();
  const tokens = await exchangeLock(context.get(apiContext), identityClient(context), { ...given, deviceId });
  await context.get(requestSessionContext).start(tokens, { isWebview: context.get(webviewContext) });
  await claimCarts(context);
}

/**
 * Leaves a shared phone to another person: the session ends here and at the identity service, and its owner comes back
 * by their lock. The answer to this request removes the cookies.
 * @throws ApiError `request_error.not_found` without a lock
 */
export async function leavePhone(context: Context): Promise<void> {
  await leaveOwnPhone(context.get(apiContext));
  await signOut(context);
}

/** The guest's carts, ours and the open network's, become the farmer's. */
async function claimCarts(context: Context): Promise<void> {
  const api = context.get(apiContext);
  const guestId = api.guestCart.id;
  if (guestId === null) return;
  try {
    await claimCart(api, guestId);
    await claimNetworkCart(api, guestId);
  } catch (error) {
    // Being signed in matters more than the carts: what was not claimed stays under the guest's cookie, which is asked
    // for again with both.
    if (!isApiError(error)) throw error;
    return;
  }
  api.guestCart.forget();
}

/** The secret for the authenticator app of a member of staff who has none yet. @throws ApiError */
export function startSecondFactor(context: Context, given: { requestId: string; otp: string }): Promise<FactorSecret> {
  const deviceId = context.get(deviceContext).ensure();
  return setUpSecondFactor(context.get(apiContext), identityClient(context), { ...given, deviceId });
}

/** What a passkey of staff signs at the sign-in. @throws ApiError such as `auth_error.passkey_refused` */
export function startPasskey(context: Context, given: { requestId: string; otp: string }): Promise<PasskeyRequest> {
  const deviceId = context.get(deviceContext).ensure();
  return passkeyChallenge(context.get(apiContext), identityClient(context), { ...given, deviceId });
}

/** Signs out: here and at the identity service. The answer to this request removes the cookies. */
export function signOut(context: Context): Promise<void> {
  return context.get(requestSessionContext).end();
}

function identityClient(context: Context): IdentityClient {
  return context.get(identityClientContext);
}
