import { isInside, sidesOf } from '@haat/field-core';
import type { Position } from '@haat/field-core';
import type { Scene } from '../wire/stac-item.ts';

/** West, south, east, north in degrees. */
export type Box = readonly [number, number, number, number];

const CELLS_OF_A_DEGREE = 10;

/** The tenth of a degree in which a field lies, by its first corner. */
export function cellOf([corner]: readonly Position[]): string {
  const [lng = 0, lat = 0] = corner ?? [];
  return `${Math.floor(lng * CELLS_OF_A_DEGREE)}:${Math.floor(lat * CELLS_OF_A_DEGREE)}`;
}

/** A rectangle that holds a cell and every field given. */
export function boxOf(cell: string, rings: readonly (readonly Position[])[]): Box {
  const [west = 0, south = 0] = cell.split(':').map((number) => Number(number) / CELLS_OF_A_DEGREE);
  const corners = rings.flat();
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)];
  const side = 1 / CELLS_OF_A_DEGREE;
  return [
    Math.min(west, ...lngs),
    Math.min(south, ...lats),
    Math.max(west + side, ...lngs),
    Math.max(south + side, ...lats),
  ];
}

/** Whether a scene shows a field whole, by the outline that its catalogue has of it. */
export function covers({ footprint }: Scene, ring: readonly Position[]): boolean {
  const outlines = footprint.map((outline) => sidesOf(outline.map(([x, y]) => ({ x, y }))));
  return outlines.some((sides) => ring.every(([x, y]) => isInside({ x, y }, sides)));
}
