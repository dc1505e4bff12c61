import { PROFILE_GRANT } from '@haat/api-contract/account';
import { OTP_GRANT, type FactorSecret, type OtpSent, type TokenSet } from '@haat/api-contract';
import type { DeviceKind } from '@haat/api-contract/vocabulary';
import { pathOf, type ApiClient } from './api-client.ts';

/** Which realm and client of the identity service a shell signs in at. */
export interface IdentityClient {
  readonly realm: string;
  readonly clientId: string;
  /** Only the shell's server knows it (docs/domain/identity.md#session-cookies). */
  readonly clientSecret?: string | undefined;
}

/** What a one-time password is asked for with. */
export interface OtpAsked {
  /** Ten digits. */
  readonly phoneNumber: string;
  /** Random id of the browser. */
  readonly deviceId?: string | undefined;
  /** The solved challenge of an `auth_error.human_check_needed`. */
  readonly humanCheck?: string | undefined;
}

/**
 * `POST /realms/{realm}/otp`: sends a one-time password by SMS, in the language of the request; the same answer for
 * known and unknown numbers.
 */
export function sendOtp(
  api: ApiClient,
  { realm }: IdentityClient,
  { phoneNumber, deviceId, humanCheck }: OtpAsked,
): Promise<OtpSent> {
  return api.send({
    service: 'auth',
    method: 'POST',
    withToken: false,
    path: pathOf`/realms/${realm}/otp`,
    query: { lang: api.language },
    body: { phone_number: phoneNumber, device_id: deviceId, human_check: humanCheck },
  });
}

/** What is given for tokens. */
export interface OtpGiven {
  readonly requestId: string;
  readonly otp: string;
  /** Random id of the browser. */
  readonly deviceId?: string | undefined;
  /** What the device is, as far as its browser says. */
  readonly deviceKind?: DeviceKind | undefined;
  /** The code of an authenticator app, from staff. */
  readonly factorCode?: string | undefined;
  /** What a passkey signed, as JSON, from staff. */
  readonly passkey?: string | undefined;
}

/** `POST /realms/{realm}/second-factor`: the secret for the authenticator app of staff, as long as there is none. */
export function setUpSecondFactor(
  api: ApiClient,
  { realm }: IdentityClient,
  { requestId, otp, deviceId }: OtpGiven,
): Promise<FactorSecret> {
  return api.send({
    service: 'auth',
    method: 'POST',
    withToken: false,
    path: pathOf`/realms/${realm}/second-factor`,
    body: { request_id: requestId, otp, device_id: deviceId },
  });
}

/** Exchanges a one-time password for tokens, by a custom grant at the realm's token path. */
export function exchangeOtp(
  api: ApiClient,
  client: IdentityClient,
  { requestId, otp, deviceId, deviceKind, factorCode, passkey }: OtpGiven,
): Promise<TokenSet> {
  return askForTokens(api, client, {
    grant_type: OTP_GRANT,
    request_id: requestId,
    otp,
    ...(deviceId === undefined ? {} : { device_id: deviceId }),
    ...(deviceKind === undefined ? {} : { device_kind: deviceKind }),
    ...(factorCode === undefined ? {} : { factor_code: factorCode }),
    ...(passkey === undefined ? {} : { passkey }),
  });
}

/** Exchanges the lock of one of the people who share a phone for tokens of a session of theirs. */
export function exchangeLock(
  api: ApiClient,
  client: IdentityClient,
  { profileId, lock, deviceId }: { readonly profileId: string; readonly lock: string; readonly deviceId: string },
): Promise<TokenSet> {
  return askForTokens(api, client, {
    grant_type: PROFILE_GRANT,
    profile_id: profileId,
    lock,
    device_id: deviceId,
  });
}

/** Exchanges a refresh token for its successor. See docs/domain/service-calls.md#tokens. */
export function exchangeRefreshToken(
  api: ApiClient,
  client: IdentityClient,
  refreshToken: string,
  redirectUri?: string,
): Promise<TokenSet> {
  return askForTokens(api, client, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    ...(redirectUri === undefined ? {} : { redirect_uri: redirectUri }),
  });
}

/** Ends a session at the identity service. See docs/domain/service-calls.md#tokens. */
export async function endSession(api: ApiClient, client: IdentityClient, refreshToken: string): Promise<void> {
  await api.send({
    service: 'auth',
    method: 'POST',
    withToken: false,
    path: pathOf`/realms/${client.realm}/protocol/openid-connect/logout`,
    form: { ...clientFields(client), refresh_token: refreshToken },
  });
}

function askForTokens(api: ApiClient, client: IdentityClient, grant: Record<string, string>): Promise<TokenSet> {
  return api.send({
    service: 'auth',
    method: 'POST',
    withToken: false,
    path: pathOf`/realms/${client.realm}/protocol/openid-connect/token`,
    form: { ...clientFields(client), ...grant },
  });
}

function clientFields({ clientId, clientSecret }: IdentityClient): Record<string, string> {
  return { client_id: clientId, ...(clientSecret === undefined ? {} : { client_secret: clientSecret }) };
}
