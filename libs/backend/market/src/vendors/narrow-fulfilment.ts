import type { FulfilmentType } from '@haat/api-contract';

/**
 * What a shop does for a place at this distance: delivers only inside its delivery radius, hands over at
 * its counter only to those inside its pickup radius; null when it does neither. All in metres.
 */
export function narrowFulfilment(
  own: FulfilmentType,
  distance: number,
  deliveryRadius: number,
  pickupRadius: number,
): FulfilmentType | null {
  const delivers = own !== 'pickup_from_store' && distance <= deliveryRadius;
  const handsOver = own !== 'doorstep_delivery' && distance <= pickupRadius;
  if (delivers && handsOver) return 'both';
  if (delivers) return 'doorstep_delivery';
  return handsOver ? 'pickup_from_store' : null;
}
