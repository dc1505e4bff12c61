import type { Cart, VariantId } from './cart.ts';
import { isCartEmpty, quantityOf } from './cart-contents.ts';
import { withoutEntry } from './record.ts';

/**
 * Takes a line out of a cart, whatever its quantity. The vendor is let go with the last line; the order type stays, so
 * that a line taken out by mistake can be put back on the cart's page.
 *
 * See docs/domain/cart.md#removing.
 */
export function removeLine(cart: Cart, variantId: VariantId): Cart {
  if (quantityOf(cart, variantId) === 0) {
    return cart;
  }
  const rest = {
    ...cart,
    items: withoutEntry(cart.items, variantId),
    catalogueIds: withoutEntry(cart.catalogueIds, variantId),
  };
  return isCartEmpty(rest) ? { ...rest, vendorId: null } : rest;
}
