/** The two channels; their carts never mix. See docs/domain/cart.md#one-cart-per-marketplace. */
export const MARKETPLACES = ['dehaat', 'ondc'] as const;
/** A marketplace. */
export type Marketplace = (typeof MARKETPLACES)[number];
