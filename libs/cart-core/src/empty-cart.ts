import type { Marketplace } from '@haat/api-contract/vocabulary';
import type { Cart } from './cart.ts';
import { emptyRecord } from './record.ts';

/**
 * A cart with nothing in it, for a normal order until something says otherwise.
 *
 * See docs/domain/cart.md#one-cart-per-marketplace.
 *
 * @param cartId - a new id; the caller makes it
 */
export function emptyCart(marketplace: Marketplace, cartId: string): Cart {
  return { marketplace, cartId, items: emptyRecord(), catalogueIds: emptyRecord(), vendorId: null, isPrebook: false };
}
