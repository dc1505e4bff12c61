import {
  ONLINE_PAYMENT_KINDS,
  PAYMENT_KINDS,
  type OnlinePaymentKind,
  type PaymentKind,
} from '@haat/api-contract/vocabulary';

/** Whether a payment method leads to a page of a payment company; false for none. */
export function isPaidOnline(kind: PaymentKind | null): kind is OnlinePaymentKind {
  return ONLINE_PAYMENT_KINDS.some((online) => online === kind);
}

/** The wire code of each payment method. See docs/domain/payments.md#payment-methods. */
export const PAYMENT_MODES = { cash: 1, credit: 7, 'pay-now': 10, csc: 11 } as const satisfies Record<
  PaymentKind,
  number
>;

/** A code of a payment method. */
export type PaymentMode = (typeof PAYMENT_MODES)[PaymentKind];

/**
 * The code of a payment method; cash when none is chosen.
 *
 * See docs/domain/payments.md#payment-methods.
 */
export function paymentMode(kind?: PaymentKind | null): PaymentMode {
  return PAYMENT_MODES[kind ?? 'cash'];
}

/** The payment method of a code; `null` for an unknown code. */
export function paymentKind(mode: number): PaymentKind | null {
  return PAYMENT_KINDS.find((kind) => PAYMENT_MODES[kind] === mode) ?? null;
}
