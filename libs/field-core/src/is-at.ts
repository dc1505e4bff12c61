import { WORST_GEOTAG_ACCURACY } from '@haat/api-contract/vocabulary';
import { distanceToSegment, isInside, planeAt, sidesOf } from './plane.ts';
import { cornersOf } from './ring.ts';
import type { Position, Ring } from './ring.ts';

/** Metres beside the field that count as at it, besides what the phone does not know. */
const BESIDE = 50;

/**
 * Whether a place is at a field. See docs/domain/fields.md#at-a-field.
 * @param accuracy - radius in metres within which the place is
 * @throws RangeError for a corner that is not two finite numbers
 */
export function isAt(point: Position, field: Ring, accuracy: number): boolean {
  if (!(accuracy <= WORST_GEOTAG_ACCURACY)) return false;
  return metresFrom(point, field) <= accuracy + BESIDE;
}

/**
 * Metres from a place to a field: to the nearest point of its edge, 0 inside.
 * @throws RangeError for a corner that is not two finite numbers
 */
export function metresFrom(point: Position, field: Ring): number {
  const sides = sidesOf(cornersOf(field).map(planeAt(point)));
  const here = { x: 0, y: 0 };
  if (isInside(here, sides)) return 0;
  return Math.min(...sides.map(({ from, to }) => distanceToSegment(here, from, to)));
}
