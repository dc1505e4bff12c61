/** What tests of the whole backend reach for past the door. */
export { calculateOrder } from './orders/calculate-order.ts';
export type { CalculatedOrder } from './orders/calculate-order.ts';
export { checkWithoutLookups } from './orders/check-order-request.ts';
