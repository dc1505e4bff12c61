/** As much of a vendor as the rules here look at; the contract's vendor is one. */
export interface VendorLike {
  id: string | number;
  /** In any of the spellings that `normaliseFulfilment` knows. */
  fulfillment_type: string;
  /** DC, GL or Self. See docs/domain/vendors.md#kinds-of-shop. */
  vendor_type?: string | null;
  /** Where the wire's vendor carries its type. */
  vendor_details?: { vendor_type?: string | null } | null;
}
