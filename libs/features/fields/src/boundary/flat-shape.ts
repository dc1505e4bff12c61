import { planeAt } from '@haat/field-core';
import type { Point, Ring } from '@haat/field-core';

/** Width and height of a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The part of the shorter side that is left free around a shape. */
const EDGE = 0.1;

/**
 * Lays a ring into a picture, as large as it fits, in its middle; north is up.
 * @returns its corners as `points` of a polygon; empty without corners
 */
export function flatShape(ring: Ring, { width, height }: PictureSize): string {
  const [first] = ring;
  if (first === undefined) return '';
  const points = ring.map(planeAt(first));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const free = 2 * EDGE * Math.min(width, height);
  const scale = Math.min((width - free) / Math.max(east - west, 1), (height - free) / Math.max(north - south, 1));
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  const place = ({ x, y }: Point) =>
    `${(width / 2 + (x - middleX) * scale).toFixed(1)},${(height / 2 - (y - middleY) * scale).toFixed(1)}`;
  return points.map(place).join(' ');
}
