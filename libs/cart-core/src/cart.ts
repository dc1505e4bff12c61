import type { Marketplace } from '@haat/api-contract/vocabulary';

/** Id of a product variant (a pack). */
export type VariantId = string;
/** Id of a catalogue entry (`c_id`): the price and stock of a variant at a vendor. */
export type CatalogueId = string;

/**
 * A cart: one vendor's goods, of one order type. It is a value: operations give a new one.
 *
 * Always true of it: every quantity is a whole number from 1 to `MAX_QUANTITY`; `catalogueIds` has exactly the keys of
 * `items`; it is empty exactly when it has no vendor.
 *
 * Ids are data, and `__proto__` is an id like any other: read a quantity with `quantityOf`, not by index.
 *
 * See docs/domain/cart.md#invariants.
 */
export interface Cart {
  marketplace: Marketplace;
  cartId: string;
  items: Record<VariantId, number>;
  catalogueIds: Record<VariantId, CatalogueId>;
  vendorId: string | null;
  /** Whether it becomes a prebooking or a normal order. */
  isPrebook: boolean;
}

/** A line of a cart without its quantity: a pack at a vendor, for a normal order or a prebooking. */
export interface CartLine {
  variantId: VariantId;
  catalogueId: CatalogueId;
  vendorId: string;
  isPrebook: boolean;
}

/** What is to be put into a cart. */
export interface CartItem extends CartLine {
  /** Packs, a whole number from 1; 1 unless told. */
  quantity?: number;
}

/** Most packs of one line; a larger number is a slip of the finger or an attack. */
export const MAX_QUANTITY = 999;
