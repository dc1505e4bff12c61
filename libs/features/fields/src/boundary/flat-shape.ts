import { planeAt } from '@haat/field-core';
import type { Ring } from '@haat/field-core';

/** Where a ring stands in a picture, and how large a metre is there. */
export interface FlatShape {
  /** Corners as `points` of a polygon; north is up. */
  readonly points: string;
  /** Units of the picture in a metre. */
  readonly scale: number;
}

/** Lays a ring into a picture, as large as it fits, in its middle. @param edge - room that is left on each side */
export function flatShape(ring: Ring, width: number, height: number, edge: number): FlatShape | null {
  const [first] = ring;
  if (first === undefined) return null;
  const points = ring.map(planeAt(first));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (width - 2 * edge) / Math.max(east - west, 1),
    (height - 2 * edge) / Math.max(north - south, 1),
  );
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  const place = ({ x, y }: { x: number; y: number }) =>
    `${(width / 2 + (x - middleX) * scale).toFixed(1)},${(height / 2 - (y - middleY) * scale).toFixed(1)}`;
  return { points: points.map(place).join(' '), scale };
}
