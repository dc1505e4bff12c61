import type { VendorOrder, VendorOrders } from '@haat/api-contract';
import type { OrderStatus, VendorOrderGroup } from '@haat/api-contract/vocabulary';
import { pathOf, type ApiClient } from '../api-client.ts';

/**
 * `GET /vendor/v1/orders`: a page of the orders of the caller's shop, newest first.
 * @param asked page: counts from 1
 * @throws ApiError `auth_error.forbidden` to who works for no shop
 */
export function vendorOrders(
  api: ApiClient,
  { group, page }: { readonly group: VendorOrderGroup; readonly page: number },
): Promise<VendorOrders> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: '/vendor/v1/orders',
    query: { group, page, lang: api.language },
  });
}

/** `GET /vendor/v1/orders/{id}`. @throws ApiError `order_error.not_found`, also for another shop's */
export async function vendorOrder(api: ApiClient, id: string): Promise<VendorOrder> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/vendor/v1/orders/${id}`,
    query: { lang: api.language },
  });
}

/** A move of an order by its shop: `code` is what the farmer said, `reason` a short word for the history. */
export interface VendorOrderMove {
  readonly to: OrderStatus;
  readonly code?: string;
  readonly reason?: string;
}

/**
 * `POST /vendor/v1/orders/{id}/move`: safe to send twice, since a move that was made is refused the second time, and
 * the same code again changes nothing.
 * @throws ApiError such as `order_error.cannot_move`, `order_error.pickup_code_wrong`
 */
export async function moveVendorOrder(api: ApiClient, id: string, move: VendorOrderMove): Promise<VendorOrder> {
  return post(api, pathOf`/vendor/v1/orders/${id}/move`, move);
}

/** `POST /vendor/v1/orders/{id}/agree-to-cancel`. @throws ApiError `order_error.cannot_move` */
export async function agreeToCancel(api: ApiClient, id: string): Promise<VendorOrder> {
  return post(api, pathOf`/vendor/v1/orders/${id}/agree-to-cancel`);
}

/** What a shop says to a return. */
export type ReturnMove =
  { readonly to: 'APPROVED' | 'PICKED_UP' } | { readonly to: 'REFUSED'; readonly refusal: string };

/** `POST /vendor/v1/orders/{id}/returns/{returnId}`. @throws ApiError such as `return_error.cannot_move` */
export async function moveVendorReturn(
  api: ApiClient,
  id: string,
  returnId: string,
  move: ReturnMove,
): Promise<VendorOrder> {
  return post(api, pathOf`/vendor/v1/orders/${id}/returns/${returnId}`, move);
}

/** `POST /vendor/v1/orders/{id}/issues/{issueId}/answer`. @throws ApiError such as `issue_error.cannot_move` */
export async function answerVendorIssue(
  api: ApiClient,
  id: string,
  issueId: string,
  answer: string,
): Promise<VendorOrder> {
  return post(api, pathOf`/vendor/v1/orders/${id}/issues/${issueId}/answer`, { answer });
}

/** `GET /vendor/v1/orders/{id}/invoice`, as PDF. @throws ApiError `order_error.no_invoice` before the handing over */
export async function vendorInvoice(api: ApiClient, id: string): Promise<ArrayBuffer> {
  return file(api, pathOf`/vendor/v1/orders/${id}/invoice`);
}

/** `GET /vendor/v1/orders/{id}/photos/{photoId}`, as JPEG, of a return or a complaint. @throws ApiError */
export async function vendorPhoto(api: ApiClient, id: string, photoId: string): Promise<ArrayBuffer> {
  return file(api, pathOf`/vendor/v1/orders/${id}/photos/${photoId}`);
}

function post(api: ApiClient, path: string, body?: unknown): Promise<VendorOrder> {
  return api.send({ service: 'main', method: 'POST', path, query: { lang: api.language }, body });
}

function file(api: ApiClient, path: string): Promise<ArrayBuffer> {
  return api.send({ service: 'main', method: 'GET', path, answer: 'bytes' });
}
