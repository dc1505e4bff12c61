import { pincodeGeocoder, toLatLng } from '@haat/backend-market';
import type { LatLng } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import { cityCodeOf } from '../catalogue/city-codes.ts';

/** A place as the network's sellers ask for it. */
export interface NetworkPlace {
  readonly position: LatLng;
  readonly pincode: string;
  /** 'std:0253'. */
  readonly cityCode: string;
}

/** The language in which the directory's names are the keys of what is configured. */
const DATA_LANGUAGE = 'en';

/**
 * The place of a request, or null where the network is not asked for it.
 * See docs/domain/open-network.md#places-of-the-network.
 */
export async function networkPlaceOf(
  executor: Executor,
  { lat_lng, pincode }: { lat_lng: string; pincode?: string | undefined },
): Promise<NetworkPlace | null> {
  const geocoder = pincodeGeocoder(executor);
  const position = toLatLng(lat_lng);
  const found =
    pincode === undefined
      ? await geocoder.reverse(position, DATA_LANGUAGE)
      : await geocoder.byPincode(pincode, DATA_LANGUAGE);
  if (found === null) return null;
  const cityCode = cityCodeOf({ state: found.city, district: found.district });
  return cityCode === null ? null : { position, pincode: found.postalCode, cityCode };
}
