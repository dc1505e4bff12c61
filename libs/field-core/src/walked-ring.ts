import { distanceToSegment, planeAt } from './plane.ts';
import type { Point } from './plane.ts';
import { closedRing } from './ring.ts';
import type { Position } from './ring.ts';

/** Metres beyond which a place is too inexact to be a corner. */
export const WORST_WALKED_ACCURACY = 20;
/** Metres in a second beyond which a place is a jump, not a step. */
const FASTEST_WALK = 15;
/** Metres by which the ring may differ from the walk. */
const SIMPLIFIED_BY = 2;

/** A place that the phone told on the way. */
export interface WalkedPoint {
  readonly lng: number;
  readonly lat: number;
  /** Radius in metres within which the phone is, as it says. */
  readonly accuracy: number;
  /** When: milliseconds since 1970, or what a `Date` reads. */
  readonly at: number | string | Date;
}

/**
 * The ring that a walk along a field's edge makes: in the order of time, without inexact places and jumps, simplified
 * and closed. See docs/domain/fields.md#walking.
 * @returns no corners where fewer than three are left
 */
export function walkedRing(points: readonly WalkedPoint[]): Position[] {
  const kept = keptPoints(points).map(({ lng, lat }): Position => [lng, lat]);
  const [first] = kept;
  if (first === undefined) return [];
  const loop = closedRing(kept);
  const stays = simplified(loop.map(planeAt(first)));
  const corners = kept.filter((_, index) => stays.has(index));
  return corners.length < 3 ? [] : closedRing(corners);
}

/** Points of a walk that count, in the order of time. */
export function keptPoints(points: readonly WalkedPoint[]): WalkedPoint[] {
  const timed = points.map((point) => ({ point, ms: new Date(point.at).getTime() }));
  timed.sort((one, other) => one.ms - other.ms);
  const kept: typeof timed = [];
  for (const next of timed) {
    if (!(next.point.accuracy <= WORST_WALKED_ACCURACY)) continue;
    const last = kept.at(-1);
    if (last === undefined || isStep(last, next)) kept.push(next);
  }
  return kept.map(({ point }) => point);
}

interface Timed {
  readonly point: WalkedPoint;
  readonly ms: number;
}

function isStep(last: Timed, next: Timed): boolean {
  const { x, y } = planeAt([last.point.lng, last.point.lat])([next.point.lng, next.point.lat]);
  return Math.hypot(x, y) <= (FASTEST_WALK * (next.ms - last.ms)) / 1000;
}

/** Indexes of the points that stay (Douglas–Peucker): the first, the last, and what a straight line would miss. */
function simplified(points: readonly Point[]): Set<number> {
  const stays = new Set([0, points.length - 1]);
  const stretches: [number, number][] = [[0, points.length - 1]];
  for (let stretch = stretches.pop(); stretch !== undefined; stretch = stretches.pop()) {
    const [start, end] = stretch;
    const farthest = farthestBetween(points, start, end);
    if (farthest === null) continue;
    stays.add(farthest);
    stretches.push([start, farthest], [farthest, end]);
  }
  return stays;
}

function farthestBetween(points: readonly Point[], start: number, end: number): number | null {
  const [from, to] = [points[start], points[end]];
  let [farthest, distance]: [number | null, number] = [null, SIMPLIFIED_BY];
  if (from === undefined || to === undefined) return null;
  for (let index = start + 1; index < end; index += 1) {
    const point = points[index];
    const away = point === undefined ? 0 : distanceToSegment(point, from, to);
    if (away > distance) [farthest, distance] = [index, away];
  }
  return farthest;
}
