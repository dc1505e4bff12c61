import type { IssueInput, Order, Photo, Reordered, ReturnInput } from '@haat/api-contract';
import { pathOf, type ApiClient } from './api-client.ts';

/**
 * `POST /upload/v1/photos`: a photo as the phone has it. @throws ApiError `upload_error.not_a_picture`,
 * `upload_error.too_large`, `upload_error.too_many`
 */
export function uploadPhoto(api: ApiClient, type: string, bytes: Uint8Array): Promise<Photo> {
  return api.send({ service: 'main', method: 'POST', path: '/upload/v1/photos', file: { type, bytes } });
}

/** `GET /upload/v1/photos/{id}`: a photo of the signed-in user, as JPEG. @throws ApiError `request_error.not_found` */
export async function photo(api: ApiClient, id: string): Promise<ArrayBuffer> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/upload/v1/photos/${id}`,
    answer: 'bytes',
    headers: { Accept: 'image/jpeg' },
  });
}

/**
 * `POST /order/v1/orders/{id}/returns`: answers the order whole. @throws ApiError `return_error.*`,
 * `upload_error.photo_unknown`
 */
export async function returnGoods(api: ApiClient, orderId: string, input: ReturnInput): Promise<Order> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/order/v1/orders/${orderId}/returns`,
    query: { lang: api.language },
    body: input,
  });
}

/**
 * `POST /order/v1/orders/{id}/issues`: answers the order whole. @throws ApiError `issue_error.*`,
 * `upload_error.photo_unknown`
 */
export async function reportIssue(api: ApiClient, orderId: string, input: IssueInput): Promise<Order> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/order/v1/orders/${orderId}/issues`,
    query: { lang: api.language },
    body: input,
  });
}

/**
 * `POST /order/v1/orders/{id}/arrival`: whether goods came that were delivered without the code. @throws ApiError
 * `order_error.arrival_not_asked`
 */
export async function answerArrival(api: ApiClient, orderId: string, hasCome: boolean): Promise<Order> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/order/v1/orders/${orderId}/arrival`,
    query: { lang: api.language },
    body: { has_come: hasCome },
  });
}

/**
 * `POST /order/v1/orders/{id}/ask-to-cancel`: of an order that takes too long.
 * @throws ApiError `order_error.too_early`
 */
export async function askToCancel(api: ApiClient, orderId: string): Promise<Order> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/order/v1/orders/${orderId}/ask-to-cancel`,
    query: { lang: api.language },
    body: {},
  });
}

/**
 * `POST …/issues/{issueId}/close`, or `/escalate` for an answer that does not help. @throws ApiError
 * `issue_error.cannot_move`
 */
export async function settleIssue(
  api: ApiClient,
  orderId: string,
  issueId: string,
  act: 'close' | 'escalate',
): Promise<Order> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/order/v1/orders/${orderId}/issues/${issueId}/${act}`,
    query: { lang: api.language },
    body: {},
  });
}

/**
 * `POST /order/v1/orders/{id}/reorder`: into the cart again, as far as it is still sold. @throws ApiError
 * `order_error.nothing_to_reorder`
 */
export async function reorder(api: ApiClient, orderId: string): Promise<Reordered> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/order/v1/orders/${orderId}/reorder`,
    query: { lang: api.language },
    body: {},
  });
}

/**
 * `GET /order/v1/orders/{id}/invoice`: the bill as PDF, in the language in which the order was made. @throws ApiError
 * `order_error.no_invoice`
 */
export async function invoice(api: ApiClient, orderId: string): Promise<ArrayBuffer> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/order/v1/orders/${orderId}/invoice`,
    answer: 'bytes',
    headers: { Accept: 'application/pdf' },
  });
}
