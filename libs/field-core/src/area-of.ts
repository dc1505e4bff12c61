import { EARTH_RADIUS, RADIANS } from './plane.ts';
import { cornersOf } from './ring.ts';
import type { Ring } from './ring.ts';

/**
 * The area that a ring encloses, in square metres, on the sphere. See docs/domain/fields.md#area.
 *
 * By the formula of Chamberlain and Duquette ('Some algorithms for polygons on a sphere', 2007).
 *
 * @returns 0 for fewer than three corners
 * @throws RangeError for a corner that is not two finite numbers
 */
export function areaOf(ring: Ring): number {
  const corners = cornersOf(ring);
  const [first] = corners;
  if (first === undefined || corners.length < 3) return 0;
  // Seen from the first corner's latitude the terms are small, so that small fields lose no digits.
  const sineOfFirst = Math.sin(first[1] * RADIANS);
  let sum = 0;
  for (const [index, [, lat]] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? first;
    const before = corners.at(index - 1) ?? first;
    sum += (next[0] - before[0]) * RADIANS * (Math.sin(lat * RADIANS) - sineOfFirst);
  }
  return (Math.abs(sum) * EARTH_RADIUS * EARTH_RADIUS) / 2;
}
