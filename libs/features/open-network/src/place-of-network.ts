import type { NetworkPlace } from '@haat/api-client';
import type { Place } from '@haat/app-context';

/** A place as the open network is asked for it. See docs/domain/open-network.md#where-a-seller-delivers. */
export function placeOfNetwork({ latLng, pincode }: Place): NetworkPlace {
  return { lat_lng: latLng, pincode: pincode ?? undefined };
}
