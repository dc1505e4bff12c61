import type { Marketplace } from '@haat/api-contract/vocabulary';

/** Names under which the parts of a channel's cart are kept on the phone. */
export interface CartStorageKeys {
  items: string;
  catalogueIds: string;
  vendorId: string;
  cartId: string;
  isPrebook: string;
  /** The shop as it was last shown, so that the cart can name it offline. */
  currentVendorId: string;
  currentVendor: string;
  parked: string;
}

/**
 * Names under which carts are kept on the phone, by channel.
 *
 * See docs/domain/cart.md#where-the-cart-is-kept.
 */
export const CART_STORAGE_KEYS: Readonly<Record<Marketplace, Readonly<CartStorageKeys>>> = {
  dehaat: storageKeys('dehaat'),
  ondc: storageKeys('ondc'),
};

function storageKeys(marketplace: Marketplace): CartStorageKeys {
  return {
    items: `haat.cart.${marketplace}.items`,
    catalogueIds: `haat.cart.${marketplace}.catalogueIds`,
    vendorId: `haat.cart.${marketplace}.vendorId`,
    cartId: `haat.cart.${marketplace}.cartId`,
    isPrebook: `haat.cart.${marketplace}.isPrebook`,
    currentVendorId: `haat.cart.${marketplace}.currentVendorId`,
    currentVendor: `haat.cart.${marketplace}.currentVendor`,
    parked: `haat.cart.${marketplace}.parked`,
  };
}
