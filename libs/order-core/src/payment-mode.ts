/** The ways to pay. Specification, section 4 (payment options). */
export const PAYMENT_KINDS = ['cash', 'credit', 'pay-now', 'csc'] as const;

/** A way to pay. */
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** The code of each way to pay on the wire. Specification, section 4 (method codes). */
export const PAYMENT_MODES = { cash: 1, credit: 7, 'pay-now': 10, csc: 11 } as const satisfies Record<PaymentKind, number>;

/** A code of a way to pay. */
export type PaymentMode = (typeof PAYMENT_MODES)[PaymentKind];

/**
 * The code of a way to pay; cash when none is chosen.
 *
 * Specification, section 4 (credit orders: the transaction defaults to cash). Domain rules, order-core.
 */
export function paymentMode(kind?: PaymentKind | null): PaymentMode {
  return PAYMENT_MODES[kind ?? 'cash'];
}

/** The way to pay that a code stands for; `null` for a code that is not known. */
export function paymentKind(mode: number): PaymentKind | null {
  return PAYMENT_KINDS.find((kind) => PAYMENT_MODES[kind] === mode) ?? null;
}
