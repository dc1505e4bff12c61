import type { Cart } from '@haat/cart-core';
import { emptyCart } from '@haat/cart-core';
import type { CartItemRow, carts } from './tables.ts';

/** A cart as the database has it. */
export type CartRow = typeof carts.$inferSelect;

/** The rules' cart of a stored one. */
export function toCart(row: Pick<CartRow, 'marketplace' | 'cartId' | 'items' | 'vendorId' | 'isPrebook'>): Cart {
  const cart = emptyCart(row.marketplace, row.cartId);
  for (const { variantId, quantity, catalogueId } of row.items) {
    cart.items[variantId] = quantity;
    cart.catalogueIds[variantId] = catalogueId;
  }
  return { ...cart, vendorId: row.vendorId, isPrebook: row.isPrebook };
}

/** What one line was set at just now. */
export interface LinePrice {
  variantId: string;
  unitPaise: number;
}

/**
 * The rows of a cart that the rules made out of stored rows: in the same order, new lines last. The line that was set
 * takes today's price, the others keep the one that the farmer saw.
 */
export function toItems(cart: Cart, before: readonly CartItemRow[], set?: LinePrice): CartItemRow[] {
  const known = before.map(({ variantId }) => variantId);
  const added = Object.keys(cart.items).filter((variantId) => !known.includes(variantId));
  return [...known, ...added].flatMap((variantId) => {
    const quantity = cart.items[variantId];
    const catalogueId = cart.catalogueIds[variantId];
    if (quantity === undefined || catalogueId === undefined) return [];
    const seen = before.find((row) => row.variantId === variantId)?.unitPaise ?? 0;
    return [{ variantId, catalogueId, quantity, unitPaise: set?.variantId === variantId ? set.unitPaise : seen }];
  });
}
