import type { FreshFactor, NewPasskey, Passkey, PasskeyCreation, PasskeyRequest } from '@haat/api-contract';
import { pathOf, type ApiClient } from '../api-client.ts';
import type { IdentityClient, OtpGiven } from '../identity.ts';

const PATH = '/user/v1/passkeys';

/**
 * `POST /realms/{realm}/passkey-challenge`: what a passkey of staff signs at the sign-in.
 * @throws ApiError such as `auth_error.otp_too_many_tries`, `auth_error.passkey_refused` without a passkey
 */
export function passkeyChallenge(
  api: ApiClient,
  { realm }: IdentityClient,
  { requestId, otp, deviceId }: OtpGiven,
): Promise<PasskeyRequest> {
  return api.send({
    service: 'auth',
    method: 'POST',
    withToken: false,
    path: pathOf`/realms/${realm}/passkey-challenge`,
    body: { request_id: requestId, otp, device_id: deviceId },
  });
}

/** `GET /user/v1/passkeys`: those of the caller. @throws ApiError `auth_error.forbidden` to others */
export async function passkeys(api: ApiClient): Promise<readonly Passkey[]> {
  const { results } = await api.send<{ results: readonly Passkey[] }>({ service: 'main', method: 'GET', path: PATH });
  return results;
}

/**
 * `POST /user/v1/passkeys/creation`: what a browser needs to make a passkey.
 * @throws ApiError such as `auth_error.second_factor_wrong`, `auth_error.passkeys_full`
 */
export function startPasskeyCreation(api: ApiClient, factor: FreshFactor): Promise<PasskeyCreation> {
  return api.send({ service: 'main', method: 'POST', path: `${PATH}/creation`, body: factor });
}

/** `POST /user/v1/passkeys`: adds what the browser made. @throws ApiError such as `auth_error.passkey_refused` */
export function addPasskey(api: ApiClient, passkey: NewPasskey): Promise<Passkey> {
  return api.send({ service: 'main', method: 'POST', path: PATH, body: passkey });
}

/**
 * `POST /user/v1/passkeys/{id}/removal`: removes one.
 * @throws ApiError such as `auth_error.second_factor_wrong`, `auth_error.last_second_factor`
 */
export async function removePasskey(api: ApiClient, id: string, factor: FreshFactor): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: pathOf`/user/v1/passkeys/${id}/removal`, body: factor });
}
