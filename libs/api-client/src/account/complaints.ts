import type { OwnComplaint } from '@haat/api-contract/account';
import type { ApiClient } from '../api-client.ts';

/** `GET /order/v1/issues`: complaints of the caller about whichever order, the newest first. @throws ApiError */
export async function ownComplaints(api: ApiClient): Promise<readonly OwnComplaint[]> {
  const { results } = await api.send<{ results: OwnComplaint[] }>({
    service: 'main',
    method: 'GET',
    path: '/order/v1/issues',
  });
  return results;
}
