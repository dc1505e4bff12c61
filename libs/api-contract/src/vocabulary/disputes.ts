/** Statuses of a disputed payment, as the gateway has them. See docs/domain/payments.md#disputes. */
export const DISPUTE_STATUSES = ['open', 'under_review', 'won', 'lost', 'closed'] as const;
/** A status of a disputed payment. */
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** How far a dispute has gone: a question first, the payer's bank taking the money back later. */
export const DISPUTE_PHASES = ['retrieval', 'chargeback', 'pre_arbitration', 'arbitration', 'fraud'] as const;
/** How far a dispute has gone. */
export type DisputePhase = (typeof DISPUTE_PHASES)[number];

/** How a settlement of the gateway can differ from the ledger. See docs/domain/payments.md#settlements. */
export const SETTLEMENT_DIFFERENCES = [
  'unknown-payment',
  'unknown-refund',
  'unknown-adjustment',
  'amount',
  'not-settled',
] as const;
/** How a settlement differs from the ledger. */
export type SettlementDifferenceKind = (typeof SETTLEMENT_DIFFERENCES)[number];
