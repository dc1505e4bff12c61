import type { ImportRowProblem } from '@haat/api-contract/vocabulary/imports';
import { toPaise } from '@haat/format';

/** What is wrong with a cell. */
export interface CellProblem {
  readonly column: string | null;
  readonly code: ImportRowProblem;
  /** What would be right, or what it clashes with; null where nothing helps. */
  readonly expected: string | null;
}

/** Why a cell is not what it should be. */
type Refusal = Pick<CellProblem, 'code' | 'expected'>;

/** More rupees than any price: an error of the file. */
const MOST_RUPEES = 10_000_000;
const MOST_WHOLE = 1_000_000_000;
/** How a cell begins that a spreadsheet would run: signs before a number are none. */
const FORMULA = /^(?:[=@]|[+-](?![\d.]))/;

/** Reads the cells of one row, and keeps what is wrong with them. See docs/domain/imports.md#rows. */
export class CellReader {
  readonly problems: CellProblem[] = [];
  readonly #cells: Readonly<Record<string, string>>;

  /** @param cells by the names of their columns */
  constructor(cells: Readonly<Record<string, string>>) {
    this.#cells = cells;
    for (const [column, cell] of Object.entries(cells))
      if (FORMULA.test(cell)) this.refuse(column, { code: 'formula', expected: null });
  }

  /** Keeps that something is wrong with a column, or with the whole row. */
  refuse(column: string | null, { code, expected }: Refusal): null {
    // Of what is wrong with one cell the first says it: a formula is no number either.
    if (!this.problems.some((problem) => problem.column === column)) this.problems.push({ column, code, expected });
    return null;
  }

  /** A text of at most so many letters; '' for an empty one that may be. */
  text(column: string, { longest, isRequired = true }: { longest: number; isRequired?: boolean }): string | null {
    const cell = this.#cells[column] ?? '';
    if (cell === '' && isRequired) return this.refuse(column, { code: 'missing', expected: null });
    return cell.length > longest ? this.refuse(column, { code: 'too-long', expected: String(longest) }) : cell;
  }

  /** One of fixed words, in any case. */
  choice<Word extends string>(column: string, words: readonly Word[]): Word | null {
    const cell = (this.#cells[column] ?? '').toLowerCase();
    if (cell === '') return this.refuse(column, { code: 'missing', expected: words.join(', ') });
    const found = words.find((word) => word.toLowerCase() === cell);
    return found ?? this.refuse(column, { code: 'not-a-choice', expected: words.join(', ') });
  }

  /** Rupees with at most two decimals, as whole paise; null also for an empty cell that may be. */
  paise(column: string, { isRequired = true }: { isRequired?: boolean } = {}): number | null {
    const rupees = this.#number(column, /^-?\d{1,12}(?:\.\d{1,2})?$/, { code: 'not-a-number', isRequired });
    if (rupees === null) return null;
    if (rupees > MOST_RUPEES) return this.refuse(column, { code: 'too-large', expected: String(MOST_RUPEES) });
    return toPaise(rupees);
  }

  /** A whole number from 0 on; null also for an empty cell that may be. */
  wholeNumber(column: string, { isRequired = true }: { isRequired?: boolean } = {}): number | null {
    const number = this.#number(column, /^-?\d{1,15}$/, { code: 'not-a-whole-number', isRequired });
    if (number === null || number <= MOST_WHOLE) return number;
    return this.refuse(column, { code: 'too-large', expected: String(MOST_WHOLE) });
  }

  /** A day of the calendar, '2026-11-26' or '26/11/2026', as the first; null also for an empty cell that may be. */
  day(column: string, { isRequired = true }: { isRequired?: boolean } = {}): string | null {
    const cell = this.#cells[column] ?? '';
    if (cell === '') return isRequired ? this.refuse(column, { code: 'missing', expected: 'YYYY-MM-DD' }) : null;
    const day = cell.replace(/^(\d{2})[/-](\d{2})[/-](\d{4})$/, '$3-$2-$1');
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
    return isDay ? day : this.refuse(column, { code: 'not-a-day', expected: 'YYYY-MM-DD' });
  }

  #number(column: string, form: RegExp, { code, isRequired }: { code: ImportRowProblem; isRequired: boolean }) {
    const cell = (this.#cells[column] ?? '').replace(/^₹\s*/, '');
    if (cell === '') return isRequired ? this.refuse(column, { code: 'missing', expected: null }) : null;
    if (!form.test(cell)) return this.refuse(column, { code, expected: null });
    return Number(cell) < 0 ? this.refuse(column, { code: 'negative', expected: '0' }) : Number(cell);
  }
}
