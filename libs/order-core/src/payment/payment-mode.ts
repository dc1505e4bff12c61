import {
  ONLINE_PAYMENT_KINDS,
  PAYMENT_KINDS,
  type OnlinePaymentKind,
  type PaymentKind,
} from '@haat/api-contract/vocabulary';

/** Whether a way to pay leads to a page of a payment company; no way does not. */
export function isPaidOnline(kind: PaymentKind | null): kind is OnlinePaymentKind {
  return ONLINE_PAYMENT_KINDS.some((online) => online === kind);
}

/** The code of each way to pay on the wire. See docs/domain/payments.md#payment-methods. */
export const PAYMENT_MODES = { cash: 1, credit: 7, 'pay-now': 10, csc: 11 } as const satisfies Record<
  PaymentKind,
  number
>;

/** A code of a way to pay. */
export type PaymentMode = (typeof PAYMENT_MODES)[PaymentKind];

/**
 * The code of a way to pay; cash when none is chosen.
 *
 * See docs/domain/payments.md#payment-methods.
 */
export function paymentMode(kind?: PaymentKind | null): PaymentMode {
  return PAYMENT_MODES[kind ?? 'cash'];
}

/** The way to pay that a code stands for; `null` for a code that is not known. */
export function paymentKind(mode: number): PaymentKind | null {
  return PAYMENT_KINDS.find((kind) => PAYMENT_MODES[kind] === mode) ?? null;
}
