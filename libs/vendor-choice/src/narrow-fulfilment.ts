import type { FulfilmentType } from '@haat/api-contract/vocabulary';

/**
 * What a shop offers at a place at this distance: delivery only inside its delivery radius, pickup only inside its
 * pickup radius; null when it offers neither. All in metres.
 *
 * See docs/domain/vendors.md#reach.
 */
export function narrowFulfilment(
  own: FulfilmentType,
  distance: number,
  deliveryRadius: number,
  pickupRadius: number,
): FulfilmentType | null {
  const delivers = own !== 'pickup_from_store' && distance <= deliveryRadius;
  const offersPickup = own !== 'doorstep_delivery' && distance <= pickupRadius;
  if (delivers && offersPickup) return 'both';
  if (delivers) return 'doorstep_delivery';
  return offersPickup ? 'pickup_from_store' : null;
}
