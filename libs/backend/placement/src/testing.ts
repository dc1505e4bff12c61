/** What tests of the whole backend reach for past the door. */
export { checkOnItsOwn } from './orders/check-claim.ts';
export { calculateOrder } from './orders/calculate-order.ts';
export type { CalculatedOrder } from './orders/calculate-order.ts';
