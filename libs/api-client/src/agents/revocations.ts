import type { FarmersAgent, Revocation } from '@haat/api-contract/agents';
import { pathOf, type ApiClient } from '../api-client.ts';

/**
 * `GET /agent/v1/revocations/{token}`: the consent that the link of an SMS is about; nothing is changed. The token is
 * the right to it, so no session goes with it.
 * @throws ApiError such as `consent_error.link_unknown`
 */
export function linkedConsent(api: ApiClient, token: string): Promise<Revocation> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/agent/v1/revocations/${token}`,
    withToken: false,
  });
}

/**
 * `POST /agent/v1/revocations/{token}`: revokes that consent at once; sent again it changes nothing.
 * @throws ApiError as `linkedConsent`
 */
export function revokeLinkedConsent(api: ApiClient, token: string): Promise<Revocation> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/agent/v1/revocations/${token}`,
    withToken: false,
  });
}

/**
 * `GET /user/v1/agents`: the farmer's consents for agents, the newest first, with what each agent did last.
 * @throws ApiError
 */
export async function farmersAgents(api: ApiClient): Promise<readonly FarmersAgent[]> {
  const answer = await api.send<{ results: readonly FarmersAgent[] }>({
    service: 'main',
    method: 'GET',
    path: '/user/v1/agents',
  });
  return answer.results;
}

/**
 * `POST /user/v1/agents/{id}/revocation`: ends every consent for that agent at once; sent again it changes nothing.
 * @throws ApiError
 */
export async function revokeFarmersAgent(api: ApiClient, agentId: string): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: pathOf`/user/v1/agents/${agentId}/revocation` });
}
