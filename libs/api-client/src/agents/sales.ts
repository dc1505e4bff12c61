import type { Paged } from '@haat/api-contract';
import type { AgentCommission, AgentOrder } from '@haat/api-contract/agents';
import type { ApiClient } from '../api-client.ts';

/** `GET /agent/v1/orders`: orders that the agent placed for farmers, the newest first. @throws ApiError */
export function agentsOrders(api: ApiClient, page: number): Promise<Paged<AgentOrder>> {
  return api.send({ service: 'main', method: 'GET', path: '/agent/v1/orders', query: { page }, forSelf: true });
}

/** `GET /agent/v1/commission`: what was booked for the agent in a month, `YYYY-MM`. @throws ApiError */
export function agentsCommission(api: ApiClient, month: string): Promise<AgentCommission> {
  return api.send({ service: 'main', method: 'GET', path: '/agent/v1/commission', query: { month }, forSelf: true });
}
