import type { Campaign, CartView } from '@haat/api-contract';
import { pathOf, type ApiClient } from './api-client.ts';
import { sendToCart } from './carts.ts';

/**
 * `GET /growth/v1/campaigns/{code}`: what a campaign's link offers, at today's prices.
 * @throws ApiError such as `campaign_error.altered`, `campaign_error.expired`, `campaign_error.ended`
 */
export function campaign(api: ApiClient, code: string): Promise<Campaign> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/growth/v1/campaigns/${code}`,
    query: { lang: api.language, lat_lng: api.latLng },
  });
}

/**
 * `POST /growth/v1/campaigns/{code}/cart`: puts a campaign's goods into the cart; sending it twice changes nothing
 * more.
 * @param replace whether a cart of another shop may be put aside for them
 * @throws ApiError as `campaign`, and `cart_error.vendor_changed`, `cart_error.order_type_changed`,
 *   `campaign_error.sold_out`
 */
export function fillCartFromCampaign(api: ApiClient, code: string, replace: boolean): Promise<CartView> {
  return sendToCart(api, 'POST', pathOf`/growth/v1/campaigns/${code}/cart`, { replace });
}
