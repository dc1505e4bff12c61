import type { Environment } from './environment.ts';

/** Where the satellites' pictures of the sandbox are, below the address of this process. */
export const SANDBOX_SATELLITE_PATH = '/sandbox/stac/v1';

/** A catalogue of satellites' pictures. */
export interface SatelliteConfiguration {
  /** A sample of this process, which says that it is one. */
  isSandbox: boolean;
  /** Base address of a STAC API; null in the sandbox, where it is below this process's own. */
  address: string | null;
  collection: string;
  /** Origins at which pictures are fetched, beside the catalogue's own. */
  pictureOrigins: readonly string[];
}

/** What a person must mend. @param isOpen whether others can reach this process, and it is no demonstration */
export function satelliteProblems({ SATELLITE: satellite }: Environment, isOpen: boolean): string[] {
  if (satellite !== 'sandbox' || !isOpen) return [];
  return [
    'SATELLITE: the sandbox makes up what grows in a field; refused when HOST or PUBLIC_ADDRESS is not a loopback ' +
      'address. Set SATELLITE=stac or off, or DEMO=true to demonstrate.',
  ];
}

/** Where satellites' pictures are looked for, or null: nowhere. */
export function satelliteOf(values: Environment): SatelliteConfiguration | null {
  const { SATELLITE: satellite, SATELLITE_COLLECTION: collection } = values;
  if (satellite === 'off') return null;
  if (satellite === 'sandbox') return { isSandbox: true, address: null, collection, pictureOrigins: [] };
  const { SATELLITE_ADDRESS: address, SATELLITE_PICTURE_ORIGINS: pictureOrigins } = values;
  return { isSandbox: false, address, collection, pictureOrigins };
}
