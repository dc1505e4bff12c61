/** What tests of the whole backend reach for past the door. */
export { checkOnItsOwn } from './orders/check-claim.ts';
export { reckonOrder } from './orders/reckon-order.ts';
export type { ReckonedOrder } from './orders/reckon-order.ts';
