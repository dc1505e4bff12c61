import type { FieldSatellite } from '@haat/api-contract/satellite';

type Cells = NonNullable<FieldSatellite['clear']>['cells'];
type Value = Cells['values'][number];

/** How green a cell is, the greenest first; where clouds were. */
export const LEVELS = ['much', 'some', 'little', 'cloud'] as const;
/** How green a cell is. */
export type Level = (typeof LEVELS)[number];

/** From these means a cell is called so: docs/domain/fields.md#satellite. */
const MUCH_FROM = 0.6;
const SOME_FROM = 0.4;

/** The level of a cell; null outside of the field. */
export function levelOf(value: Value): Level | null {
  if (value === 'outside') return null;
  if (value === 'unseen') return 'cloud';
  if (value >= MUCH_FROM) return 'much';
  return value >= SOME_FROM ? 'some' : 'little';
}

/** The squares of a level as an SVG path, a cell one unit wide; those beside each other in a row are one. */
export function pathOfLevel({ columns, rows, values }: Cells, level: Level): string {
  const parts: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    let start: number | null = null;
    for (let column = 0; column <= columns; column += 1) {
      const value = column < columns ? values[row * columns + column] : undefined;
      const isIn = value !== undefined && levelOf(value) === level;
      if (isIn) start ??= column;
      else if (start !== null) {
        parts.push(`M${String(start)} ${String(row)}H${String(column)}v1H${String(start)}z`);
        start = null;
      }
    }
  }
  return parts.join('');
}
