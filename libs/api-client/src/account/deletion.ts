import type { OtpSent } from '@haat/api-contract';
import type { AccountDeletion, DeleteAccount } from '@haat/api-contract/account';
import type { ApiClient } from '../api-client.ts';

const PATH = '/user/v1/account/deletion';

/** `GET /user/v1/account/deletion`: whether the caller's account is to be deleted, and what is in the way. */
export function accountDeletion(api: ApiClient): Promise<AccountDeletion> {
  return api.send({ service: 'main', method: 'GET', path: PATH });
}

/**
 * `POST /user/v1/account/deletion/codes`: sends the code that confirms it, in the language of the request.
 * @throws ApiError such as `account_error.not_now` (details.blocks), `auth_error.otp_too_soon`
 */
export function sendDeletionCode(api: ApiClient): Promise<OtpSent> {
  return api.send({ service: 'main', method: 'POST', path: `${PATH}/codes`, query: { lang: api.language } });
}

/**
 * `POST /user/v1/account/deletion`: has the account deleted; every other session ends.
 * @returns the day 'YYYY-MM-DD' on which it is
 * @throws ApiError such as `auth_error.otp_wrong`, `account_error.not_now`
 */
export async function deleteAccount(api: ApiClient, given: DeleteAccount): Promise<string> {
  const { due_on } = await api.send<{ due_on: string }>({ service: 'main', method: 'POST', path: PATH, body: given });
  return due_on;
}

/** `POST /user/v1/account/deletion/undo`: keeps the account. @throws ApiError */
export async function undoDeletion(api: ApiClient): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: `${PATH}/undo` });
}

/**
 * `GET /user/v1/account/data`: everything that is kept of the caller, as a ZIP.
 * @throws ApiError such as `request_error.too_many`
 */
export function ownData(api: ApiClient): Promise<ReadableStream<Uint8Array>> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: '/user/v1/account/data',
    answer: 'stream',
    headers: { Accept: 'application/zip' },
  });
}
