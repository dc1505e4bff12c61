import type { Order, OrderPayload, OrderSummary, Paged } from '@haat/api-contract';
import type { OrderGroup } from '@haat/api-contract/vocabulary';
import { pathOf, type ApiClient } from './api-client.ts';

/**
 * `POST /order/v1/orders`: places an order. One cart becomes one order, so it is safe to send twice: its cart and
 * hash are the idempotency key.
 * @throws ApiError such as `order_error.price_changed`, `order_error.already_ordered`
 */
export function placeOrder(api: ApiClient, payload: OrderPayload): Promise<Order> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: '/order/v1/orders',
    query: { lang: api.language },
    body: payload,
    idempotencyKey: `${payload.cart_id}:${payload.hash_code}`,
  });
}

/** Query of `orders`. */
export interface OrdersArguments {
  readonly group?: OrderGroup | undefined;
  /** Counts from 1. */
  readonly page?: number | undefined;
}

/** `GET /order/v1/orders`: the farmer's orders, newest first, in pages of 20. @throws ApiError */
export function orders(api: ApiClient, { group, page }: OrdersArguments = {}): Promise<Paged<OrderSummary>> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: '/order/v1/orders',
    query: { group, page, lang: api.language },
  });
}

/** `GET /order/v1/orders/{id}`. @throws ApiError `order_error.not_found`, also for another user's */
export async function order(api: ApiClient, id: string): Promise<Order> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/order/v1/orders/${id}`,
    query: { lang: api.language },
  });
}

/** `POST /order/v1/orders/{id}/cancel`, with one of the four reasons. @throws ApiError `order_error.cannot_cancel` */
export async function cancelOrder(api: ApiClient, id: string, reason: string): Promise<Order> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/order/v1/orders/${id}/cancel`,
    query: { lang: api.language },
    body: { reason },
    idempotencyKey: `cancel:${id}`,
  });
}
