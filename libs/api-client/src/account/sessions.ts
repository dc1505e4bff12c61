import type { SignedInDevice } from '@haat/api-contract/account';
import { pathOf, type ApiClient } from '../api-client.ts';

const PATH = '/user/v1/sessions';

/**
 * `GET /user/v1/sessions`: where the caller is signed in, the last used first.
 * @throws ApiError 404 where an outside identity service keeps the sessions
 */
export async function signedInDevices(api: ApiClient): Promise<readonly SignedInDevice[]> {
  const { results } = await api.send<{ results: SignedInDevice[] }>({ service: 'main', method: 'GET', path: PATH });
  return results;
}

/** `POST /user/v1/sessions/{id}/end`: signs the caller out on one device. @throws ApiError `request_error.not_found` */
export async function endSignedInDevice(api: ApiClient, id: string): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: pathOf`/user/v1/sessions/${id}/end` });
}

/** `POST /user/v1/sessions/end-others`: signs the caller out on every device but this one. @throws ApiError */
export async function endOtherSignedInDevices(api: ApiClient): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: `${PATH}/end-others` });
}
