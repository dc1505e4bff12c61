import type { CreditAccount, CreditCost, CreditEntry, Paged } from '@haat/api-contract';
import type { ApiClient } from './api-client.ts';

/** `GET /credit/v1/account`: the farmer's credit line, and whether credit is given at the place of the page. @throws ApiError */
export function creditAccount(api: ApiClient): Promise<CreditAccount> {
  return api.send({ service: 'main', method: 'GET', path: '/credit/v1/account', query: { lat_lng: api.latLng } });
}

/** `GET /credit/v1/entries`: what changed what the farmer owes, newest first, in pages of 20. @throws ApiError */
export function creditEntries(api: ApiClient, { page = 1 }: { readonly page?: number } = {}): Promise<Paged<CreditEntry>> {
  return api.send({ service: 'main', method: 'GET', path: '/credit/v1/entries', query: { page } });
}

/** `GET /credit/v1/cost`: what an amount in rupees costs on credit against cash, paid on the last day. @throws ApiError */
export function creditCost(api: ApiClient, amount: number): Promise<CreditCost> {
  return api.send({ service: 'main', method: 'GET', path: '/credit/v1/cost', query: { amount } });
}
