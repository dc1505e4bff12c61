import type { VendorOrder, VendorOrders } from '@haat/api-contract';
import type { VendorOrderGroup } from '@haat/api-contract/vocabulary';
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
