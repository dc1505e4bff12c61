import type { Marketplace } from '@haat/api-contract/vocabulary';
import { CART_STORAGE_KEYS, emptyCart, reviveCart, type Cart } from '@haat/cart-core';
import type { CartStorage } from './cart-storage.ts';

/** Parses untrusted JSON; null when it is invalid. */
export function readJson(storage: CartStorage, key: string): unknown {
  try {
    return JSON.parse(storage.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The last stored cart of a channel on this phone; an empty one when there is none. */
export function readStoredCart(storage: CartStorage, marketplace: Marketplace): Cart {
  const keys = CART_STORAGE_KEYS[marketplace];
  const part = (name: 'items' | 'catalogueIds' | 'vendorId' | 'cartId' | 'isPrebook') => readJson(storage, keys[name]);
  const stored = {
    marketplace,
    items: part('items'),
    catalogueIds: part('catalogueIds'),
    vendorId: part('vendorId'),
    cartId: part('cartId'),
    isPrebook: part('isPrebook'),
  };
  return reviveCart(stored) ?? emptyCart(marketplace, '');
}

/** Keeps a cart on this phone, part by part. See docs/domain/cart.md#where-the-cart-is-kept. */
export function writeStoredCart(storage: CartStorage, cart: Cart): void {
  const keys = CART_STORAGE_KEYS[cart.marketplace];
  for (const part of ['items', 'catalogueIds', 'vendorId', 'cartId', 'isPrebook'] as const) {
    storage.write(keys[part], JSON.stringify(cart[part]));
  }
}
