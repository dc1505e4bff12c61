import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A place in WGS 84 degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/**
 * Column of the extension `cube`: a point on the earth, or a box around one, in metres from the earth's
 * centre. A gist index on it finds what is near or what covers a place. Always generated, never written.
 */
export const cube = customType<{ data: string }>({ dataType: () => 'cube' });

/** The place that a contract text 'lat,lng' names; the text was checked by its schema. */
export function toLatLng(text: string): LatLng {
  const [lat = 0, lng = 0] = text.split(',').map(Number);
  return { lat, lng };
}

/** The contract's text for a place, with the 6 decimals that 10 cm need. */
export function toLatLngText({ lat, lng }: LatLng): string {
  const short = (degrees: number) => String(Math.round(degrees * 1e6) / 1e6);
  return `${short(lat)},${short(lng)}`;
}

/** SQL of a place as a point on the earth. */
export function earthPoint({ lat, lng }: LatLng): SQL {
  return sql`ll_to_earth(${lat}::float8, ${lng}::float8)::cube`;
}

/** SQL of the distance in metres, along the ground, between a column of points and a place. */
export function metresBetween(column: SQL, place: LatLng): SQL {
  return sql`sec_to_gc(cube_distance(${column}, ${earthPoint(place)}))`;
}
