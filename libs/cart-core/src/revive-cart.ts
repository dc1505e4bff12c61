import { MARKETPLACES, type Marketplace } from '@haat/api-contract/vocabulary';
import type { Cart } from './cart.ts';
import { isCartEmpty } from './cart-contents.ts';
import { isQuantity } from './is-quantity.ts';
import { emptyRecord } from './record.ts';

const KNOWN_MARKETPLACES: readonly unknown[] = MARKETPLACES;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * A cart out of what was stored or sent as JSON, which may be anything. Lines without a sound quantity or catalogue
 * id are left out, and all of them where the vendor is missing; what is no cart at all is `null`. A cart that was
 * written by `JSON.stringify` comes back as it was.
 *
 * The invariants hold of every cart: docs/domain/cart.md#invariants.
 */
export function reviveCart(value: unknown): Cart | null {
  if (!isObject(value) || typeof value.cartId !== 'string' || !KNOWN_MARKETPLACES.includes(value.marketplace)) {
    return null;
  }
  const items = emptyRecord<number>();
  const catalogueIds = emptyRecord<string>();
  const storedIds = new Map(isObject(value.catalogueIds) ? Object.entries(value.catalogueIds) : []);
  const storedItems = isObject(value.items) && typeof value.vendorId === 'string' ? Object.entries(value.items) : [];
  for (const [variantId, quantity] of storedItems) {
    const catalogueId = storedIds.get(variantId);
    if (isQuantity(quantity) && typeof catalogueId === 'string') {
      items[variantId] = quantity;
      catalogueIds[variantId] = catalogueId;
    }
  }
  const cart = {
    marketplace: value.marketplace as Marketplace,
    cartId: value.cartId,
    items,
    catalogueIds,
    vendorId: value.vendorId as string | null,
    isPrebook: value.isPrebook === true,
  };
  return isCartEmpty(cart) ? { ...cart, vendorId: null } : cart;
}
