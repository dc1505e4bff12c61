import type { NetworkCategory } from '@haat/api-contract/vocabulary';
import { metresBetweenPlaces, type Place } from '@haat/order-core';
import type { NetworkTag } from './catalogue-message.ts';
import { readReaches } from './read-reaches.ts';

/**
 * Whether a shop of a seller brings goods of a kind to a place. What it says of its other shops and of other kinds does
 * not count. See docs/domain/open-network.md#where-a-seller-delivers.
 *
 * @param tags the seller's
 * @param shop its shop, with the position in degrees
 */
export function serviceable(
  tags: readonly NetworkTag[] | undefined,
  shop: Place & { readonly locationId: string },
  place: Place & { readonly pincode: string },
  category: NetworkCategory,
): boolean {
  return readReaches(tags)
    .filter((reach) => reach.location === shop.locationId && reach.category === category)
    .some(({ kind, radiusMetres, pincodes }) => {
      if (kind === 'country') return true;
      if (kind === 'hyperlocal') return metresBetweenPlaces(shop, place) <= (radiusMetres ?? 0);
      return pincodes.some(([first, last]) => first <= Number(place.pincode) && Number(place.pincode) <= last);
    });
}
