import type { Cart, CartItem } from './cart.ts';
import { quantityOf } from './cart-contents.ts';
import { putLine, type AddResult, type Where } from './put-line.ts';

/**
 * Adds packs to a cart. An item of another vendor or another order type changes nothing and says which; if both differ,
 * the vendor is named first. The order-type check rests on `/cart`, where the item takes the cart's type.
 *
 * See docs/domain/cart.md#adding.
 */
export function addItem(cart: Cart, item: CartItem, where: Where = {}): AddResult {
  const { quantity = 1 } = item;
  return putLine(cart, item, quantityOf(cart, item.variantId) + quantity, quantity, where);
}
