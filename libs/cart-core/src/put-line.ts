import type { OrderType } from '@haat/api-contract/vocabulary';
import type { Cart, CartItem, CartLine } from './cart.ts';
import { isCartEmpty } from './cart-contents.ts';
import { isQuantity } from './is-quantity.ts';
import { withEntry } from './record.ts';

/** The page that is exempt from the order-type check. See docs/domain/cart.md#adding. */
export const CART_PATH = '/cart';

/** Where the farmer is when something is added. */
export interface Where {
  /** Path of the page, without query: `/cart`. */
  path?: string;
}

/** What is offered to a cart that could not take it, ready for `resetCart`. */
export type OfferedItem = Required<CartItem>;

/**
 * What became of an addition. Only `added` changes the cart; `cart` is the one to go on with in every case.
 *
 * - `vendor-changed`: the cart holds another vendor's goods. Ask, then `resetCart` with `offered`.
 * - `order-type-changed`: the cart holds the other order type, `from`; the item is of type `to`. Ask likewise.
 * - `invalid-quantity`: the quantity, or what the line would come to, is no whole number from 1 to `MAX_QUANTITY`.
 */
export type AddResult =
  | { kind: 'added'; cart: Cart }
  | { kind: 'vendor-changed'; cart: Cart; offered: OfferedItem }
  | { kind: 'order-type-changed'; from: OrderType; to: OrderType; cart: Cart; offered: OfferedItem }
  | { kind: 'invalid-quantity'; cart: Cart };

function orderTypeOf({ isPrebook }: { isPrebook: boolean }): OrderType {
  return isPrebook ? 'prebook' : 'normal';
}

function isCartPage(path: string | undefined): boolean {
  return path?.replace(/\/$/, '') === CART_PATH;
}

/**
 * Gives a line of a cart a quantity, unless vendor or order type forbid it; the vendor is named first.
 * On the cart's own page the item takes the cart's order type.
 *
 * @param quantity - what the line shall hold
 * @param offeredQuantity - what the farmer asked for, kept for a reset
 */
export function putLine(
  cart: Cart,
  line: CartLine,
  quantity: number,
  offeredQuantity: number,
  where: Where,
): AddResult {
  if (!isQuantity(offeredQuantity)) {
    return { kind: 'invalid-quantity', cart };
  }
  const { variantId, catalogueId, vendorId, isPrebook } = line;
  const offered: OfferedItem = { variantId, catalogueId, vendorId, isPrebook, quantity: offeredQuantity };
  const isEmpty = isCartEmpty(cart);
  if (!isEmpty && cart.vendorId !== vendorId) {
    return { kind: 'vendor-changed', cart, offered };
  }
  const takesCartType = isCartPage(where.path);
  if (!isEmpty && cart.isPrebook !== isPrebook && !takesCartType) {
    return { kind: 'order-type-changed', from: orderTypeOf(cart), to: orderTypeOf(line), cart, offered };
  }
  if (!isQuantity(quantity)) {
    return { kind: 'invalid-quantity', cart };
  }
  return {
    kind: 'added',
    cart: {
      ...cart,
      items: withEntry(cart.items, variantId, quantity),
      catalogueIds: withEntry(cart.catalogueIds, variantId, catalogueId),
      vendorId,
      isPrebook: takesCartType ? cart.isPrebook : isPrebook,
    },
  };
}
