/** Event that a refund can be made. */
export const REFUND_DUE = 'refund.due';
