import type { PhoneProfile, PhoneProfiles } from '@haat/api-contract/account';
import { pathOf, type ApiClient } from '../api-client.ts';
import type { IdentityClient } from '../identity.ts';

const PATH = '/user/v1/phone-profile';

/**
 * `POST /realms/{realm}/phone-profiles`: who left this phone to another, by name alone.
 * @throws ApiError 404 where an outside identity service keeps the sessions
 */
export async function phoneProfiles(
  api: ApiClient,
  { realm }: IdentityClient,
  deviceId: string,
): Promise<PhoneProfiles['results']> {
  const { results } = await api.send<PhoneProfiles>({
    service: 'auth',
    method: 'POST',
    withToken: false,
    path: pathOf`/realms/${realm}/phone-profiles`,
    body: { device_id: deviceId },
  });
  return results;
}

/** `GET /user/v1/phone-profile`: whether the caller has a lock on this phone. @throws ApiError 404 as above */
export async function phoneProfile(api: ApiClient): Promise<PhoneProfile> {
  return api.send({ service: 'main', method: 'GET', path: PATH });
}

/**
 * `PUT /user/v1/phone-profile`: gives the caller a lock on this phone, or another one.
 * @throws ApiError `auth_error.lock_too_easy`, `auth_error.phone_profiles_full`, `auth_error.forbidden` of staff
 */
export async function setLock(api: ApiClient, given: { deviceId: string; lock: string }): Promise<void> {
  const body = { device_id: given.deviceId, lock: given.lock };
  await api.send({ service: 'main', method: 'PUT', path: PATH, body });
}

/** `DELETE /user/v1/phone-profile`: takes the caller's lock away. @throws ApiError */
export async function removeLock(api: ApiClient): Promise<void> {
  await api.send({ service: 'main', method: 'DELETE', path: PATH });
}

/** `POST /user/v1/phone-profile/leave`: ends the session, so that its owner comes back by the lock. @throws ApiError */
export async function leavePhone(api: ApiClient): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: `${PATH}/leave` });
}
