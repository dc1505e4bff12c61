/** What tests of the whole backend reach for past the door. */
export type { MoveDetails } from './move-order.ts';
