import { randomUUID } from 'node:crypto';
import { PROFILE_GRANT } from '@haat/api-contract/account';
import { called } from '@haat/test-clients/caller';
import { CLIENT, signsIn } from './sign-in.ts';

const OWN = '/user/v1/phone-profile';

/** A lock on a phone that nobody else has. */
export function newLock(): { readonly device_id: string; readonly lock: string } {
  return { device_id: randomUUID(), lock: '2580' };
}

/** A person who has a lock on a phone of their own. */
export async function hasLock(address: string) {
  const { accessToken } = await signsIn(address);
  const headers = { authorization: `Bearer ${accessToken}` };
  const lock = newLock();
  await called(address, { method: 'PUT', path: OWN, headers, body: lock });
  return { headers, ...lock };
}

/** The form by which such a person, who has just left the phone, comes back. */
export async function lockGrant(address: string): Promise<Record<string, string>> {
  const { headers, device_id, lock } = await hasLock(address);
  await called(address, { method: 'POST', path: `${OWN}/leave`, headers });
  const { results } = await called<{ results: { id: string }[] }>(address, {
    method: 'POST',
    path: '/realms/krishi-haat/phone-profiles',
    body: { device_id },
  });
  return { grant_type: PROFILE_GRANT, client_id: CLIENT, profile_id: results[0]?.id ?? '', device_id, lock };
}
