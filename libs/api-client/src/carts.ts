import {
  GUEST_CART_HEADER,
  type CartChoices,
  type CartView,
  type Checkout,
  type PreparedOrder,
  type PrepareOrder,
  type SetCartItem,
} from '@haat/api-contract';
import type { Marketplace } from '@haat/api-contract/vocabulary';
import { pathOf, type ApiClient, type ServiceCall } from './api-client.ts';

/** Which cart: the hyperlocal marketplace's if not said. */
interface AtMarketplace {
  readonly marketplace?: Marketplace;
}

/**
 * `GET /cart/v1/carts/{marketplace}`: the farmer's cart, or the guest's. A user with neither has an empty one,
 * unasked.
 * @throws ApiError
 */
export async function cart(api: ApiClient, { marketplace = 'dehaat' }: AtMarketplace = {}): Promise<CartView> {
  if (!api.isSignedIn && api.guestCart.id === null) return emptyCartView(marketplace);
  return sendToCart(api, 'GET', pathOf`/cart/v1/carts/${marketplace}`);
}

/**
 * `GET /cart/v1/carts/{marketplace}/checkout`: the cart with everything that can be chosen before it is ordered, and
 * the bill of what is chosen. A user with no cart has an empty one, unasked.
 * @throws ApiError
 */
export async function checkout(api: ApiClient, { marketplace = 'dehaat' }: AtMarketplace = {}): Promise<Checkout> {
  if (!api.isSignedIn && api.guestCart.id === null) return emptyCheckout(marketplace);
  return sendToCart(api, 'GET', pathOf`/cart/v1/carts/${marketplace}/checkout`);
}

/**
 * `PUT /cart/v1/carts/{marketplace}/items/{variantId}`: sets a line to a quantity; sending it twice changes nothing
 * more.
 * @throws ApiError such as `cart_error.vendor_changed`, `cart_error.not_enough_stock`
 */
export async function setCartItem(
  api: ApiClient,
  variantId: string,
  item: SetCartItem,
  { marketplace = 'dehaat' }: AtMarketplace = {},
): Promise<CartView> {
  return sendToCart(api, 'PUT', pathOf`/cart/v1/carts/${marketplace}/items/${variantId}`, item);
}

/** `DELETE /cart/v1/carts/{marketplace}/items/{variantId}`: takes a line out. */
export async function removeCartItem(
  api: ApiClient,
  variantId: string,
  { marketplace = 'dehaat' }: AtMarketplace = {},
): Promise<CartView> {
  return sendToCart(api, 'DELETE', pathOf`/cart/v1/carts/${marketplace}/items/${variantId}`);
}

/** The item that a new cart starts with. */
export interface OfferedCartItem {
  readonly variant_id: string;
  readonly vendor_id: string;
  readonly quantity?: number;
  readonly is_prebook?: boolean;
}

/**
 * `POST /cart/v1/carts/{marketplace}/reset`: a new cart with only the offered item; the old one is parked for 24
 * hours.
 */
export function resetCart(
  api: ApiClient,
  offered?: OfferedCartItem,
  { marketplace = 'dehaat' }: AtMarketplace = {},
): Promise<CartView> {
  return sendToCart(api, 'POST', pathOf`/cart/v1/carts/${marketplace}/reset`, { offered });
}

/**
 * `POST /cart/v1/carts/{marketplace}/restore`: swaps the parked cart back whole.
 * @throws ApiError `cart_error.nothing_parked`
 */
export function restoreCart(api: ApiClient, { marketplace = 'dehaat' }: AtMarketplace = {}): Promise<CartView> {
  return sendToCart(api, 'POST', pathOf`/cart/v1/carts/${marketplace}/restore`, {});
}

/** `PATCH /cart/v1/carts/{marketplace}`: its fulfilment, payment and extras. @throws ApiError */
export function changeCart(
  api: ApiClient,
  choices: CartChoices,
  { marketplace = 'dehaat' }: AtMarketplace = {},
): Promise<CartView> {
  return sendToCart(api, 'PATCH', pathOf`/cart/v1/carts/${marketplace}`, choices);
}

/**
 * `PATCH /cart/v1/carts/{marketplace}/checkout`: the last choices of the cart that is about to be ordered; answers all
 * that an order names. When another cart is open by now, nothing is changed and that one is answered.
 * @throws ApiError
 */
export function prepareOrder(
  api: ApiClient,
  prepared: PrepareOrder,
  { marketplace = 'dehaat' }: AtMarketplace = {},
): Promise<PreparedOrder> {
  return sendToCart(api, 'PATCH', pathOf`/cart/v1/carts/${marketplace}/checkout`, prepared);
}

/**
 * `POST /cart/v1/carts/{marketplace}/claim`: the guest's cart becomes the farmer's; a cart they had before is parked.
 */
export function claimCart(
  api: ApiClient,
  guestCartId: string,
  { marketplace = 'dehaat' }: AtMarketplace = {},
): Promise<CartView> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/cart/v1/carts/${marketplace}/claim`,
    body: {},
    query: { lang: api.language, lat_lng: api.latLng },
    headers: { [GUEST_CART_HEADER]: guestCartId },
    forSelf: true,
  });
}

/** A cart with nothing in it. */
export function emptyCartView(marketplace: Marketplace): CartView {
  return {
    marketplace,
    cart_id: '',
    is_prebook: false,
    vendor: null,
    lines: [],
    delivery_type: 'home_delivery',
    delivery_choices: [],
    address_id: null,
    pickup_person: null,
    bill: null,
    count: 0,
    parked: null,
  };
}

/** An empty cart, in which there is nothing to choose. */
export function emptyCheckout(marketplace: Marketplace): Checkout {
  return {
    ...emptyCartView(marketplace),
    payment: { chosen: 'cash', choices: [], credit: null, credit_cost: null },
    coupons: { is_on: false, selected: null, offered: [] },
    insurance: [],
    needs_kyc: false,
    needs_terms: [],
    prebook: null,
    promised_on: null,
  };
}

/** A call in the name of whose cart it is: the farmer's, or the guest's, made when something is put into it. */
export function sendToCart<Answer = CartView>(
  api: ApiClient,
  method: ServiceCall['method'],
  path: string,
  body?: unknown,
): Promise<Answer> {
  const guestId = api.isSignedIn ? null : method === 'GET' ? api.guestCart.id : api.guestCart.ensure();
  return api.send({
    service: 'main',
    method,
    path,
    body,
    query: { lang: api.language, lat_lng: api.latLng },
    ...(guestId === null ? {} : { headers: { [GUEST_CART_HEADER]: guestId } }),
  });
}
