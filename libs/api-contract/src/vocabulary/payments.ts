/** The payment methods. See docs/domain/payments.md#payment-methods. */
export const PAYMENT_KINDS = ['cash', 'credit', 'pay-now', 'csc'] as const;
/** A payment method. */
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/**
 * The methods that are paid at once on a payment gateway's page: the order waits for the gateway's report. See
 * docs/domain/payments.md#payment-methods.
 */
export const ONLINE_PAYMENT_KINDS = ['pay-now', 'csc'] as const satisfies readonly PaymentKind[];
/** A method that is paid at once on a payment gateway's page. */
export type OnlinePaymentKind = (typeof ONLINE_PAYMENT_KINDS)[number];

/**
 * The state of an order's payment. `due`: cash on receipt; `on-credit`: in the farmer's ledger; `open`: to be paid
 * now; `pending`: the gateway has not reported a final result; `paid`; `failed`: pay again or the order expires;
 * `refunding`, `refunded`.
 */
export const PAYMENT_STATES = [
  'due',
  'on-credit',
  'open',
  'pending',
  'paid',
  'failed',
  'refunding',
  'refunded',
] as const;
/** The state of an order's payment. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why a payment method is not available to a cart; the screen shows a text for each. */
export const PAYMENT_OBSTACLES = [
  'not_here',
  'not_enrolled',
  'over_limit',
  'not_for_you',
  'signed_out',
  'not_for_prebooking',
  'overdue',
  'step_up_needed',
  'below_least',
  'advance_needed',
  'not_consented',
] as const;
/** Why a payment method is not available to a cart. */
export type PaymentObstacle = (typeof PAYMENT_OBSTACLES)[number];

/** The payment gateways whose pages a browser is sent to. */
export const PAYMENT_GATEWAYS = ['razorpay', 'csc'] as const;
/** A payment gateway. */
export type PaymentGatewayName = (typeof PAYMENT_GATEWAYS)[number];
