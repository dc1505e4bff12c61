import { RADIANS } from './plane.ts';
import type { Point } from './plane.ts';
import type { Position } from './ring.ts';

/** The ellipsoid of WGS 84: its radius at the equator in metres, and how flat it is. */
const RADIUS = 6_378_137;
const FLATTENING = 1 / 298.257223563;
const N = FLATTENING / (2 - FLATTENING);
const MERIDIAN = (RADIUS / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64);
const ECCENTRICITY = Math.sqrt(FLATTENING * (2 - FLATTENING));
/** Coefficients of Krüger's series. */
const SERIES = [
  N / 2 - (2 / 3) * N ** 2 + (5 / 16) * N ** 3,
  (13 / 48) * N ** 2 - (3 / 5) * N ** 3,
  (61 / 240) * N ** 3,
];
const SCALE = 0.9996;
const EASTING = 500_000;
const SOUTHERN_NORTHING = 10_000_000;

/**
 * A place in metres east and north of a UTM zone's origin, right to a millimetre in the zone and beside it.
 * @param epsg - 32601 to 32660 for the zones of the north, 32701 to 32760 for those of the south
 */
export function inUtm([lng, lat]: Position, epsg: number): Point {
  const zone = epsg % 100;
  const sine = Math.sin(lat * RADIANS);
  const t = Math.sinh(Math.atanh(sine) - ECCENTRICITY * Math.atanh(ECCENTRICITY * sine));
  const east = (lng - (zone * 6 - 183)) * RADIANS;
  const xi = Math.atan2(t, Math.cos(east));
  const eta = Math.atanh(Math.sin(east) / Math.sqrt(1 + t * t));
  let [x, y] = [eta, xi];
  for (const [at, coefficient] of SERIES.entries()) {
    const order = 2 * (at + 1);
    x += coefficient * Math.cos(order * xi) * Math.sinh(order * eta);
    y += coefficient * Math.sin(order * xi) * Math.cosh(order * eta);
  }
  const northing = epsg > 32_700 ? SOUTHERN_NORTHING : 0;
  return { x: EASTING + SCALE * MERIDIAN * x, y: northing + SCALE * MERIDIAN * y };
}
