import type { Cart, VariantId } from './cart.ts';
import { quantityOf } from './cart-contents.ts';
import { withEntry } from './record.ts';
import { removeLine } from './remove-line.ts';

/**
 * Takes one pack out of a cart. The line goes at zero, and the vendor is let go with the last line.
 *
 * See docs/domain/cart.md#removing.
 */
export function removeItem(cart: Cart, variantId: VariantId): Cart {
  const quantity = quantityOf(cart, variantId);
  return quantity > 1
    ? { ...cart, items: withEntry(cart.items, variantId, quantity - 1) }
    : removeLine(cart, variantId);
}
