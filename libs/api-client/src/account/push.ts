import type { PushState, PushSubscriptionBody } from '@haat/api-contract/account';
import type { ApiClient } from '../api-client.ts';

const PATH = '/user/v1/push';

/** `GET /user/v1/push`: whether messages come to the browser of this session. @throws ApiError */
export function pushState(api: ApiClient): Promise<PushState> {
  return api.send({ service: 'main', method: 'GET', path: PATH });
}

/** `PUT /user/v1/push`: messages come to the browser of this session from now on. @throws ApiError */
export function subscribeToPush(api: ApiClient, body: PushSubscriptionBody): Promise<PushState> {
  return api.send({ service: 'main', method: 'PUT', path: PATH, body });
}

/** `DELETE /user/v1/push`: no more messages come to the browser of this session. @throws ApiError */
export function unsubscribeFromPush(api: ApiClient): Promise<PushState> {
  return api.send({ service: 'main', method: 'DELETE', path: PATH });
}
