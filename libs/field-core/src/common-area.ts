import { sidesOf } from './plane.ts';
import type { Point } from './plane.ts';

/** A side over its stretch from west to east; its sign tells whether what lies below it counts or is taken off. */
interface Roof {
  readonly west: number;
  readonly east: number;
  readonly slope: number;
  /** Height at the west end, in metres over the floor. */
  readonly height: number;
  readonly sign: number;
}

/**
 * The area that two shapes share, in the square of their unit; each may have hollows.
 *
 * A shape is what lies under its sides down to a common floor, added for sides that run west and taken off for those
 * that run east. What two shapes share is therefore the sum, over each side of one and each of the other, of what lies
 * under both: under the lower of two lines.
 */
export function commonArea(one: readonly Point[], other: readonly Point[]): number {
  const floor = Math.min(...[...one, ...other].map(({ y }) => y));
  const roofs = roofsOf(one, floor);
  const others = roofsOf(other, floor);
  let sum = 0;
  for (const roof of roofs) for (const against of others) sum += roof.sign * against.sign * underBoth(roof, against);
  return Math.abs(sum);
}

function roofsOf(points: readonly Point[], floor: number): Roof[] {
  return sidesOf(points).flatMap(({ from, to }) => {
    if (from.x === to.x) return [];
    const [left, right] = from.x < to.x ? [from, to] : [to, from];
    const slope = (right.y - left.y) / (right.x - left.x);
    return [{ west: left.x, east: right.x, slope, height: left.y - floor, sign: from.x < to.x ? -1 : 1 }];
  });
}

function underBoth(one: Roof, other: Roof): number {
  const [west, east] = [Math.max(one.west, other.west), Math.min(one.east, other.east)];
  if (east <= west) return 0;
  const heightOf = (roof: Roof, x: number): number => roof.height + roof.slope * (x - roof.west);
  const lower = (x: number): number => Math.min(heightOf(one, x), heightOf(other, x));
  const under = (from: number, to: number): number => ((lower(from) + lower(to)) / 2) * (to - from);
  const apart = heightOf(one, west) - heightOf(other, west);
  const meeting = west - apart / (one.slope - other.slope);
  return meeting > west && meeting < east ? under(west, meeting) + under(meeting, east) : under(west, east);
}
