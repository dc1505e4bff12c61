import { GUEST_CART_HEADER } from '@haat/api-contract';
import type {
  NetworkCart,
  NetworkJourney,
  PlaceNetworkOrder,
  SetNetworkCartItem,
} from '@haat/api-contract/open-network';
import { pathOf, type ApiClient, type ServiceCall } from '../api-client.ts';
import type { NetworkPlace } from './catalogue.ts';

/** For which place the cart is looked at: whether its goods are brought there. */
type AtPlace = Partial<NetworkPlace>;

/**
 * `GET /ondc/v1/cart`: the open network's cart of the farmer, or of the guest. A user with neither has an empty one,
 * unasked.
 * @throws ApiError
 */
export async function networkCart(api: ApiClient, place?: AtPlace): Promise<NetworkCart> {
  if (!api.isSignedIn && api.guestCart.id === null) return EMPTY_NETWORK_CART;
  return sendToNetworkCart(api, 'GET', '/ondc/v1/cart', place);
}

/**
 * `PUT /ondc/v1/cart/items/{variantId}`: sets a line to a quantity; sending it twice changes nothing more.
 * @throws ApiError such as `cart_error.vendor_changed`, `cart_error.product_gone`, `cart_error.not_enough_stock`
 */
export function setNetworkCartItem(
  api: ApiClient,
  variantId: string,
  item: SetNetworkCartItem,
  place?: AtPlace,
): Promise<NetworkCart> {
  return sendToNetworkCart(api, 'PUT', pathOf`/ondc/v1/cart/items/${variantId}`, place, item);
}

/** `DELETE /ondc/v1/cart/items/{variantId}`: takes a line out. @throws ApiError */
export function removeNetworkCartItem(api: ApiClient, variantId: string, place?: AtPlace): Promise<NetworkCart> {
  return sendToNetworkCart(api, 'DELETE', pathOf`/ondc/v1/cart/items/${variantId}`, place);
}

/**
 * `POST /ondc/v1/cart/claim`: the guest's goods become the farmer's, in place of a cart that was there before; nothing
 * happens where the guest has none.
 * @throws ApiError
 */
export function claimNetworkCart(api: ApiClient, guestCartId: string): Promise<NetworkCart> {
  return api.send({
    service: 'open-network',
    method: 'POST',
    path: '/ondc/v1/cart/claim',
    body: {},
    query: { lang: api.language },
    headers: { [GUEST_CART_HEADER]: guestCartId },
    forSelf: true,
  });
}

/**
 * `POST /ondc/v1/cart/quote`: asks the shop what the cart costs at an address of the farmer's; the answer comes later,
 * `journey` of the cart says when.
 * @throws ApiError such as `cart_error.empty`, `address_error.not_found`
 */
export function askNetworkQuote(api: ApiClient, addressId: string): Promise<NetworkCart> {
  return sendToNetworkCart(api, 'POST', '/ondc/v1/cart/quote', undefined, { address_id: addressId });
}

/**
 * `POST /ondc/v1/orders`: orders what was quoted; the same again is answered with the same order.
 * @throws ApiError
 */
export function placeNetworkOrder(api: ApiClient, order: PlaceNetworkOrder): Promise<NetworkJourney> {
  return api.send({
    service: 'open-network',
    method: 'POST',
    path: '/ondc/v1/orders',
    body: order,
    query: { lang: api.language },
  });
}

/** `GET /ondc/v1/orders/{id}`: where an order stands on its way to the shop. @throws ApiError */
export function networkOrder(api: ApiClient, id: string): Promise<NetworkJourney> {
  return api.send({
    service: 'open-network',
    method: 'GET',
    path: pathOf`/ondc/v1/orders/${id}`,
    query: { lang: api.language },
  });
}

/** A cart of the open network with nothing in it. */
export const EMPTY_NETWORK_CART: NetworkCart = {
  cart_id: '',
  seller: null,
  pickup: null,
  lines: [],
  count: 0,
  goods: 0,
  journey: null,
};

function sendToNetworkCart(
  api: ApiClient,
  method: ServiceCall['method'],
  path: string,
  place: AtPlace = {},
  body?: unknown,
): Promise<NetworkCart> {
  const guestId = api.isSignedIn ? null : method === 'GET' ? api.guestCart.id : api.guestCart.ensure();
  return api.send({
    service: 'open-network',
    method,
    path,
    body,
    query: { ...place, lang: api.language },
    ...(guestId === null ? {} : { headers: { [GUEST_CART_HEADER]: guestId } }),
  });
}
