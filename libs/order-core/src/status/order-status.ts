import type { OrderStatus } from '@haat/api-contract/vocabulary';

/**
 * Statuses in which a placed order waits for its shop or is on its way to the farmer. Before its booking day a
 * prebooking is not; an order whose payment failed is not either.
 */
export const IN_PROGRESS_STATUSES = [
  'PENDING',
  'SUCCESS',
  'VENDOR_CONFIRMED',
  'READY_FOR_DELIVERY',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'FAILED_DELIVERY',
] as const satisfies readonly OrderStatus[];

/** Statuses of orders that something can still happen to. */
export const OPEN_ORDER_STATUSES = [
  'PRE_ORDER',
  'PAYMENT_FAILED',
  ...IN_PROGRESS_STATUSES,
] as const satisfies readonly OrderStatus[];

/** Statuses in which an order has ended without its goods being handed over. See docs/domain/orders.md#statuses. */
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
 * which reserves anew. See docs/domain/orders.md#stock.
 */
export const STOCK_RELEASING_STATUSES = [
  'PAYMENT_FAILED',
  ...UNFULFILLED_ORDER_STATUSES,
] as const satisfies readonly OrderStatus[];

/**
 * The status with which an order begins. See docs/domain/orders.md#statuses.
 */
export function initialStatus(isPrebook: boolean): 'PENDING' | 'PRE_ORDER' {
  return isPrebook ? 'PRE_ORDER' : 'PENDING';
}
