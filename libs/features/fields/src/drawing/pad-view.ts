import { planeAt, positionAt } from '@haat/field-core';
import type { Point, Position } from '@haat/field-core';

/** Units of the pad from side to side. */
export const PAD_SIZE = 280;
/** Units that are left free around corners. */
const EDGE = 48;
/** Metres of a unit: half a hectare to many fields. */
const [FINEST, COARSEST] = [0.05, 20];
const FIRST = 0.75;
/** Metres of a square that one sees at once how long it is. */
const SQUARES = [5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const;
/** Units that a square has at least. */
const SMALLEST_SQUARE = 32;

/** What of the earth the pad shows. */
export interface PadView {
  readonly centre: Position;
  /** Metres of a unit. */
  readonly metres: number;
}

/** A view around a place, some 210 m wide. */
export function viewAt(centre: Position): PadView {
  return { centre, metres: FIRST };
}

/** The view that shows all corners; null without any. */
export function viewOf(corners: readonly Position[]): PadView | null {
  const [first] = corners;
  if (first === undefined) return null;
  const points = corners.map(planeAt(first));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const longest = Math.max(east - west, north - south);
  const metres = corners.length === 1 ? FIRST : within(longest / (PAD_SIZE - 2 * EDGE));
  return { centre: positionAt(first)({ x: (west + east) / 2, y: (south + north) / 2 }), metres };
}

/** The view twice as near (2) or as far (0.5), around a place. */
export function zoomed({ metres }: PadView, times: number, centre: Position): PadView {
  return { centre, metres: within(metres / times) };
}

/** Where a place stands on the pad: from its upper left corner. */
export function toPad({ centre, metres }: PadView): (place: Position) => Point {
  const toPlane = planeAt(centre);
  return (place) => {
    const { x, y } = toPlane(place);
    return { x: PAD_SIZE / 2 + x / metres, y: PAD_SIZE / 2 - y / metres };
  };
}

/** The place at a point of the pad. */
export function fromPad({ centre, metres }: PadView): (point: Point) => Position {
  const toPlace = positionAt(centre);
  return ({ x, y }) => toPlace({ x: (x - PAD_SIZE / 2) * metres, y: (PAD_SIZE / 2 - y) * metres });
}

/** Metres of a square of the pad's net. */
export function squareOf({ metres }: PadView): number {
  return SQUARES.find((length) => length / metres >= SMALLEST_SQUARE) ?? SQUARES[SQUARES.length - 1] ?? 1000;
}

function within(metres: number): number {
  return Math.min(COARSEST, Math.max(FINEST, metres));
}
