import { z } from 'zod';
import { wholeNumberInQuery } from '../queries/query-values.ts';
import {
  IMPORT_FILE_PROBLEMS,
  IMPORT_KINDS,
  IMPORT_ROW_PROBLEMS,
  IMPORT_ROW_STATES,
  IMPORT_ROWS_PAGE_SIZE,
  IMPORT_STATES,
} from '../vocabulary/operator/imports.ts';
import { MOST_OPERATOR_ROWS, OPERATOR_PAGE_SIZE } from '../vocabulary/operator/operator.ts';

const moment = z.iso.datetime();

/** Answer of `GET /operator/v1/import-kinds`: what can be taken in, and by which columns. */
export const importKindsSchema = z.object({
  results: z.array(
    z.object({
      kind: z.enum(IMPORT_KINDS),
      columns: z.array(z.object({ name: z.string(), is_required: z.boolean(), example: z.string() })),
    }),
  ),
});
/** What can be taken in. */
export type ImportKinds = z.infer<typeof importKindsSchema>;

/**
 * Query of `POST /operator/v1/import-kinds/{kind}/files`, whose body is the file as `text/csv`. `dry_run=1`: it is only
 * looked at, and applied by `/operator/v1/imports/{id}/apply`.
 */
export const importQuerySchema = z.object({
  dry_run: z.enum(['0', '1']).default('1'),
  /** The file's name, as it is shown. */
  name: z.string().trim().max(120).default(''),
});

/** What is wrong with a file as a whole, and where. */
export const importFileProblemSchema = z.object({
  code: z.enum(IMPORT_FILE_PROBLEMS),
  /** Line of the file, from 1; null where it is no line's. */
  line: z.number().int().nullable(),
  /** Names of columns, or what was found instead. */
  found: z.array(z.string()),
});
/** What is wrong with a file as a whole. */
export type ImportFileProblemView = z.infer<typeof importFileProblemSchema>;

/** An import. */
export const importSchema = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  name: z.string(),
  state: z.enum(IMPORT_STATES),
  is_mine: z.boolean(),
  made_at: moment,
  applied_at: moment.nullable(),
  undone_at: moment.nullable(),
  /** Rows of the file, and of each kind of row. */
  rows: z.number().int(),
  rows_that_change: z.number().int(),
  rows_that_are_same: z.number().int(),
  rows_that_are_wrong: z.number().int(),
  /** How many rows have been applied, or undone, so far. */
  rows_done: z.number().int(),
  /** What is wrong with the file; null for one that could be read. */
  problem: importFileProblemSchema.nullable(),
  can_apply: z.boolean(),
  can_undo: z.boolean(),
});
/** An import. */
export type Import = z.infer<typeof importSchema>;

/** Query of `GET /operator/v1/imports`. */
export const importsQuerySchema = z.object({
  kind: z.enum(IMPORT_KINDS).optional(),
  page: wholeNumberInQuery(1, 10_000).default(1),
  per_page: wholeNumberInQuery(1, MOST_OPERATOR_ROWS).default(OPERATOR_PAGE_SIZE),
});
/** Answer of `GET /operator/v1/imports`, the newest first. */
export const importsSchema = z.object({
  data: z.array(importSchema),
  total: z.number().int(),
  page: z.number().int(),
  per_page: z.number().int(),
});
/** A page of imports. */
export type Imports = z.infer<typeof importsSchema>;

/** What is wrong with a row, and in which column; null: with the whole row. */
export const importRowProblemSchema = z.object({
  column: z.string().nullable(),
  code: z.enum(IMPORT_ROW_PROBLEMS),
  /** What would be right, or what it clashes with: the MRP, the row that says the same; null where nothing helps. */
  expected: z.string().nullable(),
});
/** A row of a file, and what becomes of it. */
export const importRowSchema = z.object({
  /** Row of the file as a spreadsheet counts it: the heading is 1. */
  row: z.number().int(),
  state: z.enum(IMPORT_ROW_STATES),
  values: z.record(z.string(), z.string()),
  /** What it would change, by field; null where it makes something new or changes nothing. */
  before: z.record(z.string(), z.unknown()).nullable(),
  problems: z.array(importRowProblemSchema),
});
/** A row of a file, and what becomes of it. */
export type ImportRow = z.infer<typeof importRowSchema>;

/** Query of `GET /operator/v1/imports/{id}/rows`. */
export const importRowsQuerySchema = z.object({
  state: z.enum(IMPORT_ROW_STATES).optional(),
  page: wholeNumberInQuery(1, 10_000).default(1),
  per_page: wholeNumberInQuery(1, IMPORT_ROWS_PAGE_SIZE).default(IMPORT_ROWS_PAGE_SIZE),
});
/** Answer of `GET /operator/v1/imports/{id}/rows`. */
export const importRowsSchema = z.object({
  data: z.array(importRowSchema),
  total: z.number().int(),
  page: z.number().int(),
  per_page: z.number().int(),
});
/** A page of the rows of an import. */
export type ImportRows = z.infer<typeof importRowsSchema>;
