import type { Geocoded } from '@haat/api-contract';
import type { LatLng } from './earth.ts';

/**
 * Where places come from. The product's own is the PIN code directory; another service can take its place without the
 * routes knowing. Names come in the requested language where there is one, else in English; an unknown language is
 * English. See docs/domain/place-names.md.
 */
export interface Geocoder {
  /** Places for what a farmer typed (PIN code or its beginning, post office, district), the best first. */
  search(text: string, language: string): Promise<Geocoded[]>;
  /** The place of a PIN code, or null when there is no such code. */
  byPincode(pincode: string, language: string): Promise<Geocoded | null>;
  /** The place nearest to a position, or null when none is near enough to be meant. */
  reverse(position: LatLng, language: string): Promise<Geocoded | null>;
}
