import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { TRANSITIONS } from './transitions.ts';

/**
 * Whether the farmer, or the agent for the farmer, can still cancel an order; later it is a refusal at the door or a
 * return.
 *
 * See docs/domain/orders.md#transitions.
 */
export function isCancellable(status: OrderStatus): boolean {
  return TRANSITIONS.some((row) => row.to.includes('USER_CANCELLED') && row.from.includes(status));
}
