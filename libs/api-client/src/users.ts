import type { ProfileUpdate, User } from '@haat/api-contract';
import { orNull, type ApiClient } from './api-client.ts';

/** What of a profile changes. */
type ProfileChange = Omit<ProfileUpdate, 'source'>;

/**
 * `GET /user/v1/details`: the signed-in user. A user without a profile gets one, with the language of the page.
 * @throws ApiError; the screen says 'Could not update user' (docs/domain/service-calls.md#error-codes)
 */
export async function userDetails(api: ApiClient): Promise<User> {
  const user = await api.send<User>({ service: 'main', method: 'GET', path: '/user/v1/details' });
  if (user.profile) return user;
  return (await updateProfile(api, { language_code: api.language })) ?? user;
}

/** `PATCH /user/v1/profile-update`; null on failure. See docs/domain/service-calls.md#look-ups. */
export function updateProfile(api: ApiClient, profile: ProfileChange): Promise<User | null> {
  return orNull(saveProfile(api, profile));
}

/**
 * The same change for a form that has to say why it was refused. `source` says in which app it was made.
 * @throws ApiError
 */
export function saveProfile(api: ApiClient, profile: ProfileChange): Promise<User> {
  return api.send({
    service: 'main',
    method: 'PATCH',
    path: '/user/v1/profile-update',
    body: { ...profile, source: [api.clientName] },
  });
}
