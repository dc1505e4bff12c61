/** Refund statuses. See docs/domain/payments.md#refunds. */
export const REFUND_STATUSES = ['REFUND_REQUESTED', 'REFUND_INITIATED', 'REFUND_COMPLETED'] as const;
/** A refund status. */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Statuses of the gateway's leg of a refund while the refund is initiated. See docs/domain/payments.md#refunds. */
export const REFUND_LEG_STATUSES = ['PENDING', 'SUCCESS', 'FAILED'] as const;
/** A status of the gateway's leg of a refund. */
export type RefundLegStatus = (typeof REFUND_LEG_STATUSES)[number];

/** Reasons for a refund. */
export const REFUND_CAUSES = [
  'order-ended',
  'return',
  'part-cancelled',
  'issue-settled',
  'overruled',
  'paid-twice',
  'paid-late',
  'more-than-dues',
  'wrong-amount',
] as const;
/** Reason for a refund. */
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** Where a refund goes: the gateway it was paid through, the dues of the credit line, or a UPI or bank account. */
export const REFUND_TARGETS = ['gateway', 'credit', 'upi', 'bank'] as const;
/** Where a refund goes. */
export type RefundTarget = (typeof REFUND_TARGETS)[number];

/** Form of a UPI address (VPA): `name@bank`. */
export const UPI_ADDRESS = /^[\w.-]{2,100}@[a-zA-Z][\w-]{1,60}$/;

/** Form of an Indian bank account number. */
export const ACCOUNT_NUMBER = /^\d{6,18}$/;

/** Form of an IFSC, the code of a bank's branch: four letters, 0, six letters or digits. */
export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
