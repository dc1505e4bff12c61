import type { IndexCells } from '@haat/field-core';
import type { IndexPixel } from './measure-field.ts';

export type { IndexCells } from '@haat/field-core';

/** Cells of the longer side: as many as one tells apart on a small phone. */
const MOST_CELLS = 16;
const HUNDREDTHS = 100;

/**
 * The small picture of a field: its pixels, several to a cell where it is long, each cell with the mean of what was
 * seen in it, to the hundredth.
 */
export function indexCells(pixels: readonly IndexPixel[]): IndexCells {
  const [columnsOf, rowsOf] = [pixels.map(({ column }) => column), pixels.map(({ row }) => row)];
  const [left, top] = [Math.min(...columnsOf), Math.min(...rowsOf)];
  const [width, height] = [Math.max(...columnsOf) - left + 1, Math.max(...rowsOf) - top + 1];
  const side = Math.ceil(Math.max(width, height) / MOST_CELLS);
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const sums = Array.from({ length: columns * rows }, () => ({ pixels: 0, seen: 0, sum: 0 }));
  for (const { column, row, index } of pixels) {
    const cell = sums[Math.floor((row - top) / side) * columns + Math.floor((column - left) / side)];
    if (cell === undefined) continue;
    cell.pixels += 1;
    if (index === null) continue;
    cell.seen += 1;
    cell.sum += index;
  }
  const values = sums.map(({ pixels: count, seen, sum }) => {
    if (count === 0) return 'outside';
    return seen === 0 ? 'unseen' : Math.round((sum / seen) * HUNDREDTHS) / HUNDREDTHS;
  });
  return { columns, rows, values };
}
