import {
  availability,
  cart,
  isApiError,
  placeByPincode,
  reverseGeocode,
  searchPlaces,
  type ApiClient,
} from '@haat/api-client';
import type { Geocoded } from '@haat/api-contract';
import type { Place } from '@haat/app-context';

/** The place that is kept for what the geocoder said. */
export function placeOf({ area, officialArea, district, city, postalCode, placeId, latLng }: Geocoded): Place {
  return {
    latLng,
    placeId,
    label: [area, district].filter((part, index, parts) => part !== '' && parts.indexOf(part) === index).join(', '),
    officialName: officialArea === area ? null : officialArea,
    pincode: postalCode === '' ? null : postalCode,
    district: district === '' ? null : district,
    state: city === '' ? null : city,
  };
}

/** A chosen place in words: its label and, where that is in another script, the post's name. */
export function placeText({ label, officialName }: Pick<Place, 'label' | 'officialName'>): string {
  return officialName === null ? label : `${label} · ${officialName}`;
}

/**
 * The place for a pincode or the phone's position.
 * @throws ApiError `location_error.pincode_unknown` or `location_error.outside_india`
 */
export async function findPlace(api: ApiClient, asked: { pincode: string } | { latLng: string }): Promise<Place> {
  if ('pincode' in asked) return placeOf(await placeByPincode(api, asked.pincode));
  // The farm is where the phone is, not at the post office that gives the place its name.
  return { ...placeOf(await reverseGeocode(api, asked.latLng)), latLng: asked.latLng };
}

/** Places for what was typed; null when they could not be loaded. See docs/domain/service-calls.md#look-ups. */
export async function placesFor(api: ApiClient, query: string): Promise<readonly Geocoded[] | null> {
  if (query === '') return [];
  return searchPlaces(api, query).catch((error: unknown) =>
    isApiError(error) && error.kind === 'refused' ? [] : null,
  );
}

/**
 * The shop whose goods are in the cart, when it does not serve a place: the farmer is asked before the place changes.
 * Null when there is nothing to confirm, and when the cart or shop cannot be loaded: a lost network must not block
 * the change.
 */
export async function shopNotServingPlace(api: ApiClient, newPlace: Place): Promise<string | null> {
  const [held, serving] = await Promise.all([
    cart(api).catch(() => null),
    availability(api, { lat_lng: newPlace.latLng }),
  ]);
  const shop = held?.vendor;
  if (!shop || !serving) return null;
  return serving.vendor_details.some(({ id }) => id === shop.id) ? null : shop.vendor_details.name;
}
