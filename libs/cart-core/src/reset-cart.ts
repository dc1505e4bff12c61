import { addItem } from './add-item.ts';
import type { Cart, CartItem } from './cart.ts';
import { emptyCart } from './empty-cart.ts';

/**
 * The cart anew, under a new id, keeping only the offered item with its vendor and order type. Only on the farmer's
 * confirmation; park what it replaces. An offer of a quantity that `addItem` would refuse leaves the cart unchanged.
 *
 * See docs/domain/cart.md#resetting.
 *
 * @param newCartId - a new id; the caller makes it
 * @param offered - what an `AddResult` offered; its quantity is 1 if not given
 */
export function resetCart(cart: Cart, newCartId: string, offered?: CartItem): Cart {
  const fresh = emptyCart(cart.marketplace, newCartId);
  if (!offered) {
    return fresh;
  }
  const result = addItem(fresh, offered);
  return result.kind === 'added' ? result.cart : cart;
}
