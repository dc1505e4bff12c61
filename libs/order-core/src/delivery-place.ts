/** A place in WGS 84 degrees. */
export interface Place {
  lat: number;
  lng: number;
}

/** Where goods are brought to. */
export interface DeliveryPlace {
  place: Place;
  /** Whether it is the place that the farmer gave, not the PIN code's. */
  isExact: boolean;
}

/**
 * How far from its PIN code's position an exact place may lie, in metres: 25 km. See
 * docs/domain/vendors.md#delivery-place.
 */
export const MAX_METRES_FROM_PINCODE = 25_000;

/** The radius with which the database calculates distances too, in metres. */
const EARTH_METRES = 6_378_168;

/** Metres between two places, along the ground; NaN where one of them is no place. */
export function metresBetweenPlaces(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/**
 * The place of an address, from which delivery fee, radius and credit are calculated: what the farmer gave when it lies
 * within 25 km of the PIN code's position, else that position. A place that cannot be compared does not count, so that
 * the fee of a short distance cannot be had for a delivery at the other end of the country.
 *
 * See docs/domain/vendors.md#delivery-place.
 *
 * @param given - what the farmer gave, or null
 * @param pincode - the position of the address's PIN code; null when the code is not known
 * @returns null when the place is not known
 */
export function deliveryPlace(given: Place | null, pincode: Place | null): DeliveryPlace | null {
  if (pincode === null) return null;
  const isExact = given !== null && metresBetweenPlaces(given, pincode) <= MAX_METRES_FROM_PINCODE;
  return isExact ? { place: given, isExact } : { place: pincode, isExact: false };
}
