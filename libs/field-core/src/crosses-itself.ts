import { distanceToSegment, sidesOf } from './plane.ts';
import type { Point } from './plane.ts';

/** Metres below which two places are one: what is left of rounding, not what a field could have. */
const SAME_PLACE = 1e-6;

interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly index: number;
}

/**
 * Whether sides of a shape cross or touch anywhere but where one ends and the next begins; a spike, which goes out and
 * comes back on the same line, does too. See docs/domain/fields.md#shape.
 */
export function crossesItself(points: readonly Point[]): boolean {
  const sides = sidesOf(points).map((side, index) => ({ ...side, index }));
  const fromWest = [...sides].sort((one, other) => westOf(one) - westOf(other));
  let open: Side[] = [];
  for (const side of fromWest) {
    // Sides that end west of this one meet neither it nor those to come.
    open = open.filter((other) => eastOf(other) >= westOf(side) - SAME_PLACE);
    if (open.some((other) => meets(side, other, points.length))) return true;
    open.push(side);
  }
  return false;
}

const westOf = ({ from, to }: Side): number => Math.min(from.x, to.x);
const eastOf = ({ from, to }: Side): number => Math.max(from.x, to.x);

function meets(one: Side, other: Side, count: number): boolean {
  if ((one.index + 1) % count === other.index) return turnsBack(one, other);
  if ((other.index + 1) % count === one.index) return turnsBack(other, one);
  return cross(one, other) || touches(one, other) || touches(other, one);
}

/** Whether a side lies on the one that it follows: the corner between them is the tip of a spike. */
function turnsBack(before: Side, after: Side): boolean {
  return (
    distanceToSegment(before.from, after.from, after.to) <= SAME_PLACE ||
    distanceToSegment(after.to, before.from, before.to) <= SAME_PLACE
  );
}

function touches(one: Side, other: Side): boolean {
  return [one.from, one.to].some((end) => distanceToSegment(end, other.from, other.to) <= SAME_PLACE);
}

function cross(one: Side, other: Side): boolean {
  return leftOf(one, other.from) * leftOf(one, other.to) < 0 && leftOf(other, one.from) * leftOf(other, one.to) < 0;
}

/** Above 0 for a point on the left of a side, below 0 on its right. */
function leftOf({ from, to }: Side, point: Point): number {
  return Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
}
