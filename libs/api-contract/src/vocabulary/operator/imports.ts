/** What can be taken in by file. See docs/domain/imports.md#kinds. */
export const IMPORT_KINDS = ['mandi-prices', 'shop-prices', 'products', 'coupons'] as const;
/** What can be taken in by file. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

/**
 * What becomes of an import: its file is being read; it was read and changes nothing yet; it is being applied, or was;
 * it is being undone, or was; its file cannot be read. See docs/domain/imports.md#states.
 */
export const IMPORT_STATES = ['reading', 'checked', 'applying', 'applied', 'undoing', 'undone', 'refused'] as const;
/** What has become of an import. */
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a row of a file is: it changes something, says what is so already, or cannot be taken. */
export const IMPORT_ROW_STATES = ['changes', 'same', 'wrong'] as const;
/** What a row of a file is. */
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

/** What is wrong with a whole file. See docs/domain/imports.md#files. */
export const IMPORT_FILE_PROBLEMS = [
  'empty',
  'too-large',
  'too-many-rows',
  'too-many-columns',
  'encoding',
  'not-a-table',
  'half-row',
  'columns-missing',
  'columns-unknown',
  'columns-twice',
  'broken-off',
] as const;
/** What is wrong with a whole file. */
export type ImportFileProblem = (typeof IMPORT_FILE_PROBLEMS)[number];

/** What is wrong with a value or row of a file. See docs/domain/imports.md#rows. */
export const IMPORT_ROW_PROBLEMS = [
  'missing',
  'not-a-number',
  'not-a-whole-number',
  'negative',
  'too-large',
  'not-a-day',
  'not-a-choice',
  'too-long',
  'formula',
  'cells',
  'twice',
  'unknown',
  'above-mrp',
  'unusual',
  'in-future',
  'order-of-prices',
  'taken',
  'not-allowed',
  'changed',
] as const;
/** What is wrong with a value or row of a file. */
export type ImportRowProblem = (typeof IMPORT_ROW_PROBLEMS)[number];

/** Bytes of a file, its rows without the heading, columns, and letters of a row at most. */
export const IMPORT_LIMITS = { bytes: 32_000_000, rows: 100_000, columns: 50, rowLetters: 20_000 } as const;
/** Rows of a page of a report. */
export const IMPORT_ROWS_PAGE_SIZE = 100;
