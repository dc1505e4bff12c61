import type { Flags, Geocoded } from '@haat/api-contract';
import type { FlagKey } from '@haat/api-contract/vocabulary';
import { orNull, pathOf, type ApiClient } from './api-client.ts';

/**
 * `GET /location/v1/places`: places by pincode, post office, village or district name; at most 20, the best first.
 * @throws ApiError such as `location_error.pincode_unknown`
 */
export async function searchPlaces(api: ApiClient, text: string): Promise<Geocoded[]> {
  const { results } = await api.send<{ results: Geocoded[] }>({
    service: 'location',
    method: 'GET',
    path: '/location/v1/places',
    query: { q: text, lang: api.language },
  });
  return results;
}

/**
 * `GET /location/v1/places/{pincode}`: the place of a pincode.
 * @throws ApiError such as `location_error.pincode_unknown`
 */
export async function placeByPincode(api: ApiClient, pincode: string): Promise<Geocoded> {
  return api.send({
    service: 'location',
    method: 'GET',
    path: pathOf`/location/v1/places/${pincode}`,
    query: { lang: api.language },
  });
}

/**
 * `GET /location/v1/reverse`: the place at a point.
 * @param lang of its names; the reader's unless told
 * @throws ApiError such as `location_error.outside_india`
 */
export function reverseGeocode(api: ApiClient, latLng: string, lang = api.language): Promise<Geocoded> {
  return api.send({
    service: 'location',
    method: 'GET',
    path: '/location/v1/reverse',
    query: { lat_lng: latLng, lang },
  });
}

/**
 * `GET /location/v1/flags` with `key`: one feature flag at a place, such as CR; null on failure. See
 * docs/domain/application.md#feature-flags.
 */
export async function featureFlag<Key extends FlagKey>(
  api: ApiClient,
  latLng: string,
  key: Key,
): Promise<Flags[Key] | null> {
  const flags = await orNull(
    api.send<Partial<Flags>>({
      service: 'location',
      method: 'GET',
      path: '/location/v1/flags',
      query: { lat_lng: latLng, key },
    }),
  );
  return flags?.[key] ?? null;
}
