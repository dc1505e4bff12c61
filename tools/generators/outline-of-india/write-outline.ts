import { readFileSync, writeFileSync } from 'node:fs';

/*
 * Writes libs/field-core/src/india.json, the outline that the library holds: rows of cells, from south to north, each
 * as the columns where the outline begins and ends. See docs/domain/fields.md#outline-of-india.
 */

const PIN_CODES = new URL('../../../libs/backend/sandbox/src/sample-market/data/pincodes.csv', import.meta.url);
const OUTLINE = new URL('../../../libs/field-core/src/india.json', import.meta.url);
const CELLS_OF_A_DEGREE = 10;
const [WEST, SOUTH, EAST, NORTH] = [66, 5, 99, 39];
const KM_OF_A_DEGREE = 111.195;
const SPARE_KM = 30;
/** From the middle of a cell to its corner: a cell counts when any part of it may be near enough. */
const HALF_DIAGONAL_KM = (KM_OF_A_DEGREE / CELLS_OF_A_DEGREE) * Math.SQRT1_2;

const [columns, rows] = [(EAST - WEST) * CELLS_OF_A_DEGREE, (NORTH - SOUTH) * CELLS_OF_A_DEGREE];
const cells = Array.from({ length: rows }, () => new Uint8Array(columns));
const isSet = (row: number, column: number): boolean => cells[row]?.[column] === 1;
const set = (row: number, column: number): void => {
  const line = cells[row];
  if (line !== undefined && column >= 0 && column < columns) line[column] = 1;
};

interface Place {
  readonly lat: number;
  readonly lng: number;
}

function surround({ lat, lng }: Place): void {
  const reach = SPARE_KM + HALF_DIAGONAL_KM;
  const middle = (index: number, start: number): number => start + (index + 0.5) / CELLS_OF_A_DEGREE;
  const kmOfLng = KM_OF_A_DEGREE * Math.cos((lat * Math.PI) / 180);
  const [row, column] = [(lat - SOUTH) * CELLS_OF_A_DEGREE, (lng - WEST) * CELLS_OF_A_DEGREE].map(Math.floor);
  for (let down = -6; down <= 6; down += 1)
    for (let aside = -7; aside <= 7; aside += 1) {
      const [y, x] = [(row ?? 0) + down, (column ?? 0) + aside];
      const [north, east] = [(middle(y, SOUTH) - lat) * KM_OF_A_DEGREE, (middle(x, WEST) - lng) * kmOfLng];
      if (Math.hypot(north, east) <= reach) set(y, x);
    }
}

/** Fills what the outline encloses: deserts and mountains without a post office. */
function fillHoles(): void {
  const outside = new Set<number>([0]);
  const waiting = [0];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [row, column] = [Math.floor(next / columns), next % columns];
    for (const [y, x] of [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ] as const) {
      const key = y * columns + x;
      if (y < 0 || x < 0 || y >= rows || x >= columns || isSet(y, x) || outside.has(key)) continue;
      outside.add(key);
      waiting.push(key);
    }
  }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) if (!outside.has(row * columns + column)) set(row, column);
}

function boundsOf(line: Uint8Array): number[] {
  const bounds: number[] = [];
  for (let column = 0; column <= columns; column += 1)
    if ((line[column] ?? 0) !== (line[column - 1] ?? 0)) bounds.push(column);
  return bounds;
}

const places = readFileSync(PIN_CODES, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  // The last four columns hold no quoted text.
  .map((line) => line.trim().split(',').slice(-4))
  .map(([lat, lng]) => ({ lat: Number(lat), lng: Number(lng) }));
places.forEach(surround);
fillHoles();
const outline = { west: WEST, south: SOUTH, cellsOfADegree: CELLS_OF_A_DEGREE, rows: cells.map(boundsOf) };
writeFileSync(OUTLINE, `${JSON.stringify(outline)}\n`);
process.stdout.write(`${places.length} positions, ${JSON.stringify(outline).length} bytes\n`);
