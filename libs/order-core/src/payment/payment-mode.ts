/** The ways to pay. Specification, section 4 (payment options). */
export const PAYMENT_KINDS = ['cash', 'credit', 'pay-now', 'csc'] as const;

/** A way to pay. */
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/**
 * The ways that are paid at once, on a page of a payment company: the order waits for its word. Domain rules,
 * order-core.
 */
export const ONLINE_PAYMENT_KINDS = ['pay-now', 'csc'] as const satisfies readonly PaymentKind[];

/** A way that is paid at once, on a page of a payment company. */
export type OnlinePaymentKind = (typeof ONLINE_PAYMENT_KINDS)[number];

/** Whether a way to pay leads to a page of a payment company; no way does not. */
export function isPaidOnline(kind: PaymentKind | null): kind is OnlinePaymentKind {
  return ONLINE_PAYMENT_KINDS.some((online) => online === kind);
}

/** The code of each way to pay on the wire. Specification, section 4 (method codes). */
export const PAYMENT_MODES = { cash: 1, credit: 7, 'pay-now': 10, csc: 11 } as const satisfies Record<
  PaymentKind,
  number
>;

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
