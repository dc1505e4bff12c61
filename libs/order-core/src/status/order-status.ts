/** Every status of an order. Specification, section 4. */
export const ORDER_STATUSES = [
  'PENDING',
  'PRE_ORDER',
  'SUCCESS',
  'PAYMENT_FAILED',
  'VENDOR_CONFIRMED',
  'READY_FOR_DELIVERY',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'FAILED_DELIVERY',
  'RETURN_TO_ORIGIN',
  'USER_CANCELLED',
  'VENDOR_CANCELLED',
  'DEHAAT_CANCELLED',
  'ORDER_FAILED',
  'FAILED',
] as const;

/** A status of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses of orders that something can still happen to. */
export const OPEN_ORDER_STATUSES = [
  'PENDING',
  'PRE_ORDER',
  'SUCCESS',
  'PAYMENT_FAILED',
  'VENDOR_CONFIRMED',
  'READY_FOR_DELIVERY',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'FAILED_DELIVERY',
] as const satisfies readonly OrderStatus[];

/** Statuses in which an order has ended without its goods being handed over. Domain rules, order-core. */
export const UNFULFILLED_ORDER_STATUSES = [
  'RETURN_TO_ORIGIN',
  'USER_CANCELLED',
  'VENDOR_CANCELLED',
  'DEHAAT_CANCELLED',
  'ORDER_FAILED',
  'FAILED',
] as const satisfies readonly OrderStatus[];

/** Statuses of orders that have ended, well or not. */
export const PAST_ORDER_STATUSES = [
  'DELIVERED',
  ...UNFULFILLED_ORDER_STATUSES,
] as const satisfies readonly OrderStatus[];

/**
 * Statuses at which the reserved stock is given back: the order ended unfulfilled, or waits for a new attempt to pay,
 * which reserves anew. Domain rules, order-core.
 */
export const STOCK_RELEASING_STATUSES = [
  'PAYMENT_FAILED',
  ...UNFULFILLED_ORDER_STATUSES,
] as const satisfies readonly OrderStatus[];

/** Statuses of a refund as a whole, and of the gateway's leg while it is initiated. Specification, section 4. */
export const REFUND_STATUSES = [
  'REFUND_REQUESTED',
  'REFUND_INITIATED',
  'REFUND_COMPLETED',
  'PENDING',
  'SUCCESS',
  'FAILED',
] as const;

/** A status of a refund. */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Statuses of a task. Specification, section 4. */
export const TASK_STATUSES = ['PENDING', 'ONGOING', 'DONE', 'CANCELLED'] as const;

/** A status of a task. */
export type TaskStatus = (typeof TASK_STATUSES)[number];

/**
 * The status with which an order begins. Domain rules, order-core: (new) → PENDING; PRE_ORDER for a prebooking.
 */
export function initialStatus(isPrebook: boolean): 'PENDING' | 'PRE_ORDER' {
  return isPrebook ? 'PRE_ORDER' : 'PENDING';
}
