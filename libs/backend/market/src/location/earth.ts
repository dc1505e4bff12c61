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

/** The radius that the extension `earthdistance` calculates with, in metres. */
const EARTH_METRES = 6_378_168;

/**
 * SQL of a place as a point on the earth: what `ll_to_earth` makes, calculated here because each call of it runs three
 * queries.
 */
export function earthPoint(place: LatLng): SQL {
  return sql`${earthPointText(place)}::cube`;
}

/** The same as a query's value, for a placeholder. */
export function earthPointText({ lat, lng }: LatLng): string {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  const point = [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)].map(
    (part) => EARTH_METRES * part,
  );
  return `(${point.join(',')})`;
}

/** SQL of the distance in metres, along the ground, between a column of points and a place. */
export function metresBetween(column: SQL, place: LatLng): SQL {
  return metresToPoint(column, earthPoint(place));
}

/**
 * The same to a point; null for none. It is what `sec_to_gc` makes of the straight line, calculated here because a call
 * of that runs further functions.
 */
export function metresToPoint(column: SQL, point: SQL): SQL {
  const diameter = sql.raw(`${2 * EARTH_METRES}::float8`);
  return sql`${diameter} * asin(least(1, cube_distance(${column}, ${point}) / ${diameter}))`;
}
