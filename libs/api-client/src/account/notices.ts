import type { Paged } from '@haat/api-contract';
import type { Notice, NoticeSwitches, SwitchNotices } from '@haat/api-contract/account';
import type { ApiClient } from '../api-client.ts';

const PATH = '/user/v1/notices';

/** `GET /user/v1/notices`: what the caller was told, the newest first. @param page from 1 @throws ApiError */
export function notices(api: ApiClient, page: number): Promise<Paged<Notice>> {
  return api.send({ service: 'main', method: 'GET', path: PATH, query: { page } });
}

/** `GET /user/v1/notices/switches`: which notices come by SMS. @throws ApiError */
export async function noticeSwitches(api: ApiClient): Promise<NoticeSwitches> {
  const { results } = await api.send<{ results: NoticeSwitches }>({
    service: 'main',
    method: 'GET',
    path: `${PATH}/switches`,
  });
  return results;
}

/** `PUT /user/v1/notices/switches`: switches the SMS of a topic on or off. @throws ApiError */
export async function switchNotices(api: ApiClient, change: SwitchNotices): Promise<void> {
  await api.send({ service: 'main', method: 'PUT', path: `${PATH}/switches`, body: change });
}
