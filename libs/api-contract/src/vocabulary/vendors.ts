/**
 * Kinds of shop: distribution centre, shop on the company's ledger, and independent. See
 * docs/domain/vendors.md#kinds-of-shop.
 */
export const VENDOR_TYPES = ['DC', 'GL', 'Self'] as const;
/** A kind of shop. */
export type VendorType = (typeof VENDOR_TYPES)[number];

/** Kinds of trade licence that a shop can hold. */
export const LICENCE_KINDS = ['fertiliser', 'pesticide', 'seed'] as const;
/** A kind of trade licence. */
export type LicenceKind = (typeof LICENCE_KINDS)[number];
