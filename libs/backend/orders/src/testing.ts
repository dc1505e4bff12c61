/** What tests of the whole backend reach for past the door. */
export type { TransitionDetails } from './transition-order.ts';
export { escalateOverdueOrders } from './delivery/overdue-orders.ts';
