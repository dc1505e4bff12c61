import outline from './india.json' with { type: 'json' };
import type { Position } from './ring.ts';

/**
 * Whether a place lies in a coarse outline of India: within 30 km of the position of a PIN code, or enclosed by such
 * places. See docs/domain/fields.md#outline-of-india.
 */
export function isInIndia([lng, lat]: Position): boolean {
  const row = outline.rows[Math.floor((lat - outline.south) * outline.cellsOfADegree)];
  const column = Math.floor((lng - outline.west) * outline.cellsOfADegree);
  if (row === undefined) return false;
  // A row is a list of columns where the outline begins and ends, in turn.
  return row.filter((bound) => bound <= column).length % 2 === 1;
}
