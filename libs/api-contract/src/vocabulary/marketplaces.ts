/** The two channels; their carts never mix. Specification, sections 1 and 3. */
export const MARKETPLACES = ['dehaat', 'ondc'] as const;
/** A marketplace. */
export type Marketplace = (typeof MARKETPLACES)[number];
