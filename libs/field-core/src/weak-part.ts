import { FIELD_PARTS, type FieldPart } from '@haat/api-contract/vocabulary';

/** A small picture of an index over a field: row by row from the upper left, which is the north-west. */
export interface IndexCells {
  readonly columns: number;
  readonly rows: number;
  /** The mean of what was seen in a cell; 'unseen' under clouds, 'outside' where nothing of the field is. */
  readonly values: readonly (number | 'unseen' | 'outside')[];
}

/** By how much of the rest's mean a part must lie below it to be called weaker. */
const WEAKER_BY = 0.15;
/** Share of the field's seen cells that a part, and its rest, must have. */
const LEAST_SHARE = 0.125;
/** Fewer cells than these have no parts. */
const LEAST_CELLS = 8;
const ROUNDING = 1e-9;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

/** Whether a cell lies in a part, by its place to the right of the middle (x) and below it (y). */
const IS_IN: Readonly<Record<FieldPart, (cell: Cell) => boolean>> = {
  'upper-left': ({ x, y }) => x < 0 && y < 0,
  'upper-right': ({ x, y }) => x > 0 && y < 0,
  'lower-left': ({ x, y }) => x < 0 && y > 0,
  'lower-right': ({ x, y }) => x > 0 && y > 0,
  upper: ({ y }) => y < 0,
  lower: ({ y }) => y > 0,
  left: ({ x }) => x < 0,
  right: ({ x }) => x > 0,
};

/**
 * The part of a field that is weaker than the rest: of the quarters and halves of its picture the one whose mean lies
 * furthest below the mean of the rest, by 15 % of it at least. See docs/domain/fields.md#weaker-part.
 *
 * @returns null where no part is, and where too little was seen
 */
export function weakPart({ columns, values }: IndexCells): FieldPart | null {
  const isField = values.map((value) => value !== 'outside');
  const places = values.map((value, at) => ({ value, column: at % columns, row: Math.floor(at / columns) }));
  const inside = places.filter((_, at) => isField[at]);
  const middle = {
    column: (least(inside, 'column') + most(inside, 'column')) / 2,
    row: (least(inside, 'row') + most(inside, 'row')) / 2,
  };
  const cells = inside.flatMap(({ value, column, row }): Cell[] =>
    typeof value === 'number' ? [{ value, x: column - middle.column, y: row - middle.row }] : [],
  );
  if (cells.length < LEAST_CELLS) return null;
  let weakest: { part: FieldPart; below: number } | null = null;
  for (const part of FIELD_PARTS) {
    const own = cells.filter(IS_IN[part]);
    const rest = cells.filter((cell) => !IS_IN[part](cell));
    if (Math.min(own.length, rest.length) < LEAST_SHARE * cells.length) continue;
    const usual = mean(rest);
    const below = usual > 0 ? (usual - mean(own)) / usual : 0;
    if (below + ROUNDING >= WEAKER_BY && below > (weakest?.below ?? 0) + ROUNDING) weakest = { part, below };
  }
  return weakest?.part ?? null;
}

function mean(cells: readonly Cell[]): number {
  return cells.reduce((sum, { value }) => sum + value, 0) / cells.length;
}

function least(places: readonly { column: number; row: number }[], side: 'column' | 'row'): number {
  return Math.min(...places.map((place) => place[side]));
}

function most(places: readonly { column: number; row: number }[], side: 'column' | 'row'): number {
  return Math.max(...places.map((place) => place[side]));
}
