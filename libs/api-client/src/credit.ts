import type {
  OwnCreditAccount,
  CreditCost,
  CreditDues,
  CreditEntry,
  Paged,
  Repayment,
  RepaymentRedirect,
} from '@haat/api-contract';
import type { ApiClient } from './api-client.ts';
import type { PaymentAddresses } from './payments.ts';

/**
 * `GET /credit/v1/account`: the farmer's credit line, and whether credit is given at the place of the page. @throws
 * ApiError
 */
export function creditAccount(api: ApiClient): Promise<OwnCreditAccount> {
  return api.send({ service: 'main', method: 'GET', path: '/credit/v1/account', query: { lat_lng: api.latLng } });
}

/** `GET /credit/v1/entries`: what changed what the farmer owes, newest first, in pages of 20. @throws ApiError */
export function creditEntries(
  api: ApiClient,
  { page = 1 }: { readonly page?: number } = {},
): Promise<Paged<CreditEntry>> {
  return api.send({ service: 'main', method: 'GET', path: '/credit/v1/entries', query: { page } });
}

/**
 * `GET /credit/v1/cost`: what an amount in rupees costs on credit against cash, paid on the last day. @throws
 * ApiError
 */
export function creditCost(api: ApiClient, amount: number): Promise<CreditCost> {
  return api.send({ service: 'main', method: 'GET', path: '/credit/v1/cost', query: { amount } });
}

/** `GET /credit/v1/dues`: what the farmer must pay by which day. @throws ApiError */
export function creditDues(api: ApiClient): Promise<CreditDues> {
  return api.send({ service: 'main', method: 'GET', path: '/credit/v1/dues' });
}

/**
 * `POST /credit/v1/repayments`: begins, or goes on with, repaying so many rupees. Sent twice it is the same attempt.
 * @throws ApiError `credit_error.more_than_dues`, `credit_error.not_enrolled`, `payment_error.gateway_away`
 */
export function startRepayment(
  api: ApiClient,
  amount: number,
  { callbackUrl, cancelUrl }: PaymentAddresses,
): Promise<RepaymentRedirect> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: '/credit/v1/repayments',
    query: { lang: api.language },
    body: { amount, callback_url: callbackUrl, cancel_url: cancelUrl },
    idempotencyKey: `repay:${amount}`,
  });
}

/**
 * `GET /credit/v1/repayments`: the newest repayments through the gateway, as they truly stand; newest first. @throws
 * ApiError
 */
export async function repayments(api: ApiClient): Promise<readonly Repayment[]> {
  const { results } = await api.send<{ results: Repayment[] }>({
    service: 'main',
    method: 'GET',
    path: '/credit/v1/repayments',
  });
  return results;
}
