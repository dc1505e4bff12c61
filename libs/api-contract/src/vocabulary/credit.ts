/** Kinds of entries that a farmer sees in the credit ledger. */
export const CREDIT_ENTRY_KINDS = ['order', 'interest', 'repayment', 'reversal'] as const;
/** A kind of entry in the credit ledger. */
export type CreditEntryKind = (typeof CREDIT_ENTRY_KINDS)[number];

/** The state of a repayment through the gateway: as an order's payment, but nothing waits for it. */
export const REPAYMENT_STATES = ['open', 'pending', 'paid', 'failed'] as const;
/** The state of a repayment through the gateway. */
export type RepaymentState = (typeof REPAYMENT_STATES)[number];
