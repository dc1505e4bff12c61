/**
 * Where an order of the open network stands on its way to the shop, in the order in which it gets there. See
 * docs/domain/open-network.md#steps-of-an-order.
 */
export const NETWORK_ORDER_STEPS = [
  'asking-price',
  'price-refused',
  'price-known',
  'sending-order',
  'order-refused',
  'awaiting-payment',
  'confirming',
  'accepted',
  'failed',
] as const;
/** Where an order of the open network stands. */
export type NetworkOrderStep = (typeof NETWORK_ORDER_STEPS)[number];

/** Why a line of a cart of the open network cannot be ordered as it stands. */
export const NETWORK_LINE_PROBLEMS = ['gone', 'out-of-stock', 'too-many', 'facts-missing', 'not-served'] as const;
/** Why a line of a cart of the open network cannot be ordered. */
export type NetworkLineProblem = (typeof NETWORK_LINE_PROBLEMS)[number];

/** How an order of the open network is paid; the first is the default. */
export const NETWORK_PAYMENT_KINDS = ['cash', 'pay-now'] as const;
/** How an order of the open network is paid. */
export type NetworkPaymentKind = (typeof NETWORK_PAYMENT_KINDS)[number];

/** Kinds of the lines of a seller's quote that are not goods. */
export const NETWORK_CHARGE_KINDS = ['delivery', 'packing', 'tax', 'misc', 'discount', 'offer'] as const;
/** Kind of a line of a seller's quote that is not goods. */
export type NetworkChargeKind = (typeof NETWORK_CHARGE_KINDS)[number];
