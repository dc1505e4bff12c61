import { distanceToSegment, planeAt, sidesOf } from './plane.ts';
import type { Point } from './plane.ts';
import { cornersOf } from './ring.ts';
import type { Position, Ring } from './ring.ts';

/** Metres of accuracy beyond which only a person can tell. */
const WORST_ACCURACY = 100;
/** Metres beside the field that count as at it, besides what the phone does not know. */
const BESIDE = 50;

/**
 * Whether a place is at a field. See docs/domain/fields.md#at-a-field.
 * @param accuracy - radius in metres within which the place is
 * @throws RangeError for a corner that is not two finite numbers
 */
export function isAt(point: Position, field: Ring, accuracy: number): boolean {
  if (!(accuracy <= WORST_ACCURACY)) return false;
  const sides = sidesOf(cornersOf(field).map(planeAt(point)));
  const here = { x: 0, y: 0 };
  const isNear = sides.some(({ from, to }) => distanceToSegment(here, from, to) <= accuracy + BESIDE);
  return isNear || isInside(here, sides);
}

/** Whether a line from the point to the east crosses the sides an odd number of times. */
function isInside(point: Point, sides: readonly { readonly from: Point; readonly to: Point }[]): boolean {
  const crossed = sides.filter(({ from, to }) => {
    if (from.y > point.y === to.y > point.y) return false;
    return point.x < from.x + ((to.x - from.x) * (point.y - from.y)) / (to.y - from.y);
  });
  return crossed.length % 2 === 1;
}
