/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export { orderEscalations } from './delivery/tables.ts';
export { orderHistory, orderLines, orderNumbers, orders } from './orders/tables.ts';
export type { AddressSnapshot } from './orders/tables.ts';
export { prebookPlaces } from './prebooking/tables.ts';
