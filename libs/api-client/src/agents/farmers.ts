import type { OtpSent } from '@haat/api-contract';
import type { AgentsFarmer, AskConsent } from '@haat/api-contract/agents';
import { pathOf, type ApiClient } from '../api-client.ts';

/** `GET /agent/v1/farmers`: for whom the agent may act now, the newest consents first. @throws ApiError */
export async function agentsFarmers(api: ApiClient): Promise<readonly AgentsFarmer[]> {
  const answer = await api.send<{ results: readonly AgentsFarmer[] }>({
    service: 'main',
    method: 'GET',
    path: '/agent/v1/farmers',
    forSelf: true,
  });
  return answer.results;
}

/**
 * `GET /agent/v1/farmers/{id}`: one of them.
 * @throws ApiError `consent_error.none`, `consent_error.revoked`, `consent_error.expired`
 */
export function agentsFarmer(api: ApiClient, farmerId: string): Promise<AgentsFarmer> {
  return api.send({ service: 'main', method: 'GET', path: pathOf`/agent/v1/farmers/${farmerId}`, forSelf: true });
}

/**
 * `POST /agent/v1/consent-requests`: sends the code by which a farmer lets the agent act.
 * @throws ApiError such as `consent_error.number_not_allowed`, `auth_error.otp_too_soon` (details.retry_after, seconds)
 */
export function askConsent(api: ApiClient, asked: AskConsent): Promise<OtpSent> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: '/agent/v1/consent-requests',
    query: { lang: api.language },
    body: asked,
    forSelf: true,
  });
}

/**
 * `POST /agent/v1/consents`: takes the code that the farmer told.
 * @throws ApiError such as `auth_error.otp_wrong`, `auth_error.otp_expired`
 */
export function giveConsent(api: ApiClient, given: { requestId: string; otp: string }): Promise<AgentsFarmer> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: '/agent/v1/consents',
    query: { lang: api.language },
    body: { request_id: given.requestId, otp: given.otp },
    forSelf: true,
  });
}
