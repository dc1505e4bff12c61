import type { CallBackInput, WaitingCallBack } from '@haat/api-contract/account';
import { orNull, type ApiClient } from '../api-client.ts';

const PATH = '/user/v1/call-back';

/** `GET /user/v1/call-back`: the call that the person waits for; null on failure. */
export function waitingCallBack(api: ApiClient): Promise<WaitingCallBack | null> {
  return orNull(api.send({ service: 'main', method: 'GET', path: PATH }));
}

/** `PUT /user/v1/call-back`. @throws ApiError `account_error.too_many_call_backs` */
export async function askForCall(api: ApiClient, body: CallBackInput): Promise<void> {
  await api.send({ service: 'main', method: 'PUT', path: PATH, body });
}

/** `DELETE /user/v1/call-back`. @throws ApiError */
export async function forgoCall(api: ApiClient): Promise<void> {
  await api.send({ service: 'main', method: 'DELETE', path: PATH });
}
