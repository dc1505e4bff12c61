import { EARTH_RADIUS, RADIANS } from './plane.ts';
import type { Position } from './ring.ts';

/** A place near Jalna, Maharashtra. */
const JALNA: Position = [76.11, 19.78];

/** A place that lies some metres east and north of another; for tests. */
export function moved([lng, lat]: Position, east: number, north: number): Position {
  const metresOfLat = EARTH_RADIUS * RADIANS;
  return [lng + east / (metresOfLat * Math.cos(lat * RADIANS)), lat + north / metresOfLat];
}

/** Corners of a shape in metres east and north of a place near Jalna; for tests. */
export function shape(...corners: readonly (readonly [east: number, north: number])[]): Position[] {
  return corners.map(([east, north]) => moved(JALNA, east, north));
}

/** A rectangle in metres; for tests. */
export function rectangle(of: { width: number; height: number; east?: number; north?: number }): Position[] {
  const { width, height, east = 0, north = 0 } = of;
  return shape([east, north], [east + width, north], [east + width, north + height], [east, north + height]);
}
