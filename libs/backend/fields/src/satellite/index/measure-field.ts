import { inUtm, isInside, sidesOf } from '@haat/field-core';
import type { Point, Position } from '@haat/field-core';
import { SatelliteError } from '../satellite-error.ts';
import type { Band, BandGrid, PixelWindow } from '../wire/band.ts';
import type { OpenScene } from '../wire/open-scene.ts';
import { indexCells } from './index-cells.ts';
import type { IndexCells } from './index-cells.ts';

/** Classes of Sentinel-2’s scene classification under which the ground is not seen: docs/domain/fields.md#satellite. */
const UNSEEN: ReadonlySet<number> = new Set([0, 1, 3, 8, 9, 10, 11]);
const BINS = 10;
/** Share of clear pixels with less than no light from which the scene’s offset must be wrong. */
const MOST_NEGATIVE = 0.5;

/** What an index says of a field on a day. */
export interface FieldMeasure {
  /** Mean and standard deviation of what was seen, −1 to 1; null where nothing was. */
  readonly mean: number | null;
  readonly spread: number | null;
  /** Pixels from 0 to 1 in ten bins; what is below 0 is in the first. */
  readonly histogram: readonly number[];
  /** Share of the field that was not seen for clouds, their shadows, snow or a gap, 0 to 1. */
  readonly cloudShare: number;
  readonly cells: IndexCells;
}

/** A pixel of a field; its index is null where the ground was not seen. */
export interface IndexPixel {
  readonly column: number;
  readonly row: number;
  readonly index: number | null;
}

/**
 * The vegetation index of a field on a scene: over the pixels whose middle lies in the field. See
 * docs/domain/fields.md#satellite.
 * @throws SatelliteError; `broken` also where the field is not wholly on the scene, or no pixel’s middle is in it
 */
export async function measureField(ring: readonly Position[], open: OpenScene): Promise<FieldMeasure> {
  const { grid } = open.red;
  if (open.nir.grid.epsg !== grid.epsg || open.nir.grid.pixel !== grid.pixel || open.classes.grid.epsg !== grid.epsg)
    throw new SatelliteError('broken', 'bands that do not lie on each other');
  const corners = ring.map((corner) => inUtm(corner, grid.epsg));
  const window = windowOf(corners, grid);
  const [red, nir] = [await valuesAt(open.red, window), await valuesAt(open.nir, window)];
  const classes = await classesAt(open.classes, window, grid);
  const sides = sidesOf(corners);
  const pixels: IndexPixel[] = [];
  let negative = 0;
  for (let row = window.top; row < window.bottom; row += 1)
    for (let column = window.left; column < window.right; column += 1) {
      if (!isInside(middleOf(grid, column, row), sides)) continue;
      const at = (row - window.top) * (window.right - window.left) + column - window.left;
      const [r, n] = [red[at] ?? 0, nir[at] ?? 0];
      const isSeen = r > 0 && n > 0 && !UNSEEN.has(classes(column, row));
      const [light, warm] = [reflected(r, open.scene.red), reflected(n, open.scene.nir)];
      if (isSeen && (light < 0 || warm < 0)) negative += 1;
      pixels.push({ column, row, index: isSeen ? ndvi(light, warm) : null });
    }
  const seen = pixels.flatMap(({ index }) => index ?? []);
  if (pixels.length === 0) throw new SatelliteError('broken', 'a field without a pixel');
  if (negative > MOST_NEGATIVE * seen.length) throw new SatelliteError('broken', 'an offset that cannot be');
  return { ...statistics(seen), cloudShare: 1 - seen.length / pixels.length, cells: indexCells(pixels) };
}

function reflected(value: number, { scale, offset }: { readonly scale: number; readonly offset: number }): number {
  return scale * value + offset;
}

/** What is darker than black, by the offset, is black. */
function ndvi(red: number, nir: number): number {
  const [r, n] = [Math.max(0, red), Math.max(0, nir)];
  return r + n === 0 ? 0 : (n - r) / (n + r);
}

function statistics(seen: readonly number[]): Pick<FieldMeasure, 'mean' | 'spread' | 'histogram'> {
  const histogram = Array.from({ length: BINS }, () => 0);
  if (seen.length === 0) return { mean: null, spread: null, histogram };
  const mean = seen.reduce((sum, index) => sum + index, 0) / seen.length;
  const spread = Math.sqrt(seen.reduce((sum, index) => sum + (index - mean) ** 2, 0) / seen.length);
  for (const index of seen) {
    const bin = Math.min(BINS - 1, Math.max(0, Math.floor(index * BINS)));
    histogram[bin] = (histogram[bin] ?? 0) + 1;
  }
  return { mean, spread, histogram };
}

function middleOf({ left, top, pixel }: BandGrid, column: number, row: number): Point {
  return { x: left + (column + 0.5) * pixel, y: top - (row + 0.5) * pixel };
}

function windowOf(corners: readonly Point[], { left, top, pixel, columns, rows }: BandGrid): PixelWindow {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const window = {
    left: Math.floor((Math.min(...xs) - left) / pixel),
    right: Math.ceil((Math.max(...xs) - left) / pixel),
    top: Math.floor((top - Math.max(...ys)) / pixel),
    bottom: Math.ceil((top - Math.min(...ys)) / pixel),
  };
  const isOn = window.left >= 0 && window.top >= 0 && window.right <= columns && window.bottom <= rows;
  if (!isOn) throw new SatelliteError('broken', 'a field that is not wholly on the scene');
  return window;
}

async function valuesAt(band: Band, window: PixelWindow): Promise<ArrayLike<number>> {
  const values = await band.read(window);
  if (values.length < (window.right - window.left) * (window.bottom - window.top))
    throw new SatelliteError('broken', 'a band with too few values');
  return values;
}

/** The class under the middle of each pixel: the classes' own pixels have 20 m. */
async function classesAt(
  band: Band,
  window: PixelWindow,
  pixels: BandGrid,
): Promise<(column: number, row: number) => number> {
  const { grid } = band;
  const columnOf = (column: number) => Math.floor((middleOf(pixels, column, 0).x - grid.left) / grid.pixel);
  const rowOf = (row: number) => Math.floor((grid.top - middleOf(pixels, 0, row).y) / grid.pixel);
  const own = {
    left: columnOf(window.left),
    right: columnOf(window.right - 1) + 1,
    top: rowOf(window.top),
    bottom: rowOf(window.bottom - 1) + 1,
  };
  const isOn = own.left >= 0 && own.top >= 0 && own.right <= grid.columns && own.bottom <= grid.rows;
  if (!isOn) throw new SatelliteError('broken', 'classes that do not lie on the bands');
  const values = await valuesAt(band, own);
  return (column, row) => values[(rowOf(row) - own.top) * (own.right - own.left) + columnOf(column) - own.left] ?? 0;
}
