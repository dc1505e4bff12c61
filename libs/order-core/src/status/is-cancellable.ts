import type { OrderStatus } from './order-status.ts';
import { TRANSITIONS } from './transitions.ts';

/**
 * Whether the farmer, or the agent for the farmer, can still cancel an order; later it is a refusal at the door or a
 * return.
 *
 * Domain rules, order-core (table of transitions: USER_CANCELLED).
 */
export function isCancellable(status: OrderStatus): boolean {
  return TRANSITIONS.some((row) => row.to.includes('USER_CANCELLED') && row.from.includes(status));
}
