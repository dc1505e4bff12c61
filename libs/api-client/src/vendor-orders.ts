import type { OrderStatus, Paged, VendorOrder } from '@haat/api-contract';
import { pathOf, type ApiClient } from './api-client.ts';

/** Query of `vendorOrders`. */
export interface VendorOrdersArguments {
  readonly group?: 'all' | 'open' | 'past' | undefined;
  /** Counts from 1. */
  readonly page?: number | undefined;
}

/** `GET /vendor/v1/orders`: the shop's orders, newest first, in pages of 20. @throws ApiError `auth_error.forbidden` for whoever has no shop */
export function vendorOrders(api: ApiClient, { group, page }: VendorOrdersArguments = {}): Promise<Paged<VendorOrder>> {
  return api.send({ service: 'main', method: 'GET', path: '/vendor/v1/orders', query: { group, page, lang: api.language } });
}

/** `GET /vendor/v1/orders/{id}`. @throws ApiError `order_error.not_found`, also for another shop's */
export async function vendorOrder(api: ApiClient, id: string): Promise<VendorOrder> {
  return api.send({ service: 'main', method: 'GET', path: pathOf`/vendor/v1/orders/${id}`, query: { lang: api.language } });
}

/** `POST /vendor/v1/orders/{id}/move`; `code` is what the farmer says at the counter. @throws ApiError `order_error.cannot_move`, `order_error.pickup_code_wrong`, `order_error.too_early` */
export async function moveVendorOrder(api: ApiClient, id: string, move: { to: OrderStatus; code?: string; reason?: string }): Promise<VendorOrder> {
  return api.send({ service: 'main', method: 'POST', path: pathOf`/vendor/v1/orders/${id}/move`, query: { lang: api.language }, body: move });
}
