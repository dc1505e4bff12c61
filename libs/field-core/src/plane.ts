import type { Position } from './ring.ts';

/** Radius of the sphere that stands for the earth, in metres: docs/domain/fields.md#area. */
export const EARTH_RADIUS = 6_371_008.8;
/** A degree as a part of the circle. */
export const RADIANS = Math.PI / 180;

/** A place on a plane, in metres east and north of its origin. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The plane that touches the earth at a place. Over some kilometres its distances are right to a metre or better. */
export function planeAt([originLng, originLat]: Position): (position: Position) => Point {
  const metresOfLat = EARTH_RADIUS * RADIANS;
  const metresOfLng = metresOfLat * Math.cos(originLat * RADIANS);
  return ([lng, lat]) => ({ x: (lng - originLng) * metresOfLng, y: (lat - originLat) * metresOfLat });
}

/** The place on earth of a point on the plane of `planeAt`. */
export function positionAt([originLng, originLat]: Position): (point: Point) => Position {
  const metresOfLat = EARTH_RADIUS * RADIANS;
  const metresOfLng = metresOfLat * Math.cos(originLat * RADIANS);
  return ({ x, y }) => [originLng + x / metresOfLng, originLat + y / metresOfLat];
}

/** Metres from a point to the nearest point of a segment. */
export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

/** The sides of a closed shape: from each corner to the next, and from the last to the first. */
export function sidesOf(points: readonly Point[]): { readonly from: Point; readonly to: Point }[] {
  return points.map((from, index) => ({ from, to: points[(index + 1) % points.length] ?? from }));
}

/** Whether a point lies inside a shape: a line from it to the east crosses the sides an odd number of times. */
export function isInside(point: Point, sides: readonly { readonly from: Point; readonly to: Point }[]): boolean {
  const crossed = sides.filter(({ from, to }) => {
    if (from.y > point.y === to.y > point.y) return false;
    return point.x < from.x + ((to.x - from.x) * (point.y - from.y)) / (to.y - from.y);
  });
  return crossed.length % 2 === 1;
}
