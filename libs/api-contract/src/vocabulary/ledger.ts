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

/** Acts of support with money, and others that need a second person. See docs/domain/ledger.md#second-person. */
export const MONEY_ACTS = [
  'shop-payout',
  'shop-receipt',
  'shop-limit',
  'release-refund',
  'overrule-return',
  'overrule-issue',
  'credit-repayment',
  'cancel-order',
  'second-payment-came-back',
  'second-payment-written-off',
  'second-payment-mistaken',
  'role-given',
  'role-taken',
] as const;
/** An act of support with money. */
export type MoneyActKind = (typeof MONEY_ACTS)[number];

/** How support closes what was paid out twice. See docs/domain/payments.md#refunds-that-were-paid-twice. */
export const SECOND_PAYMENT_ENDS = ['came-back', 'written-off', 'mistaken'] as const;
/** An end of a second payment. */
export type SecondPaymentEnd = (typeof SECOND_PAYMENT_ENDS)[number];
