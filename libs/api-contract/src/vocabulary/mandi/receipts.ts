/** How a sale slip that a farmer sent stands. See docs/domain/mandi.md#sale-slips. */
export const MANDI_RECEIPT_STATUSES = ['RECEIVED', 'VERIFIED', 'REJECTED'] as const;
/** How a sale slip stands. */
export type MandiReceiptStatus = (typeof MANDI_RECEIPT_STATUSES)[number];

/** Why a sale slip is not counted. See docs/domain/mandi.md#sale-slips. */
export const MANDI_RECEIPT_REASONS = ['unreadable', 'no-slip', 'other-numbers', 'seen-before'] as const;
/** Why a sale slip is not counted. */
export type MandiReceiptReason = (typeof MANDI_RECEIPT_REASONS)[number];

/** How many days a slip may be old, its own day not counted. */
export const MANDI_RECEIPT_DAYS = 30;
/** Slips that a person can send in 24 hours. */
export const MOST_MANDI_RECEIPTS = 10;
