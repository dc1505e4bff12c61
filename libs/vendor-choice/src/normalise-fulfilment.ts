import type { DeliveryType } from '@haat/api-contract/vocabulary';

/** How a shop hands goods over, in one spelling. */
export type Fulfilment = DeliveryType | 'both';

const SPELLINGS = new Map<string, Fulfilment>([
  ['DOORSTEP', 'home_delivery'],
  ['DOORSTEP_DELIVERY', 'home_delivery'],
  ['HOME_DELIVERY', 'home_delivery'],
  ['OFFLINE_PICKUP', 'pickup_from_store'],
  ['SELF_PICKUP', 'pickup_from_store'],
  ['PICKUP_FROM_STORE', 'pickup_from_store'],
  ['BOTH', 'both'],
]);

/**
 * The one spelling of the many in which services name a fulfilment, in any case; `null` for a spelling that is not
 * known.
 *
 * See docs/domain/vendors.md#fulfilment.
 */
export function normaliseFulfilment(spelling: string | null | undefined): Fulfilment | null {
  return SPELLINGS.get((spelling ?? '').trim().toUpperCase()) ?? null;
}
