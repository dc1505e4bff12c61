import type { Environment } from './environment.ts';

/** A maps service that is asked where the PIN code directory does not know enough. */
export interface MapsGeocoderConfiguration {
  /** Its base address. */
  address: string;
  key: string;
}

/** The maps service, or null: without a key the directory answers alone. */
export function mapsGeocoderOf({
  MAPS_GEOCODER_ADDRESS: address,
  MAPS_GEOCODER_KEY: key,
}: Environment): MapsGeocoderConfiguration | null {
  return key === undefined ? null : { address, key };
}
