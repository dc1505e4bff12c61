import type { Cart, VariantId } from './cart.ts';
import { entryOf } from './record.ts';

/** Packs of a variant in a cart, 0 when it is not there. */
export function quantityOf(cart: Cart, variantId: VariantId): number {
  return entryOf(cart.items, variantId) ?? 0;
}

/** All packs in a cart, over its lines: what the cart's badge shows. */
export function cartCount(cart: Cart): number {
  return Object.values(cart.items).reduce((sum, quantity) => sum + quantity, 0);
}

/** Whether a cart holds nothing. */
export function isCartEmpty(cart: Cart): boolean {
  return Object.keys(cart.items).length === 0;
}
