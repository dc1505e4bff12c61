/** Kinds of entries of a shop's ledger. See docs/domain/ledger.md#entries. */
export const SHOP_ENTRY_KINDS = [
  'captured',
  'sold-on-credit',
  'sold-for-cash',
  'cash-taken',
  'dues-taken',
  'premium',
  'fee',
  'refund',
  'chargeback',
  'payout',
  'receipt',
] as const;
/** A kind of entry of a shop's ledger. */
export type ShopEntryKind = (typeof SHOP_ENTRY_KINDS)[number];

/** Acts of support with money. See docs/domain/ledger.md#second-person. */
export const MONEY_ACTS = [
  'shop-payout',
  'shop-receipt',
  'shop-limit',
  'release-refund',
  'overrule-return',
  'overrule-issue',
  'credit-repayment',
  'cancel-order',
] as const;
/** An act of support with money. */
export type MoneyActKind = (typeof MONEY_ACTS)[number];
