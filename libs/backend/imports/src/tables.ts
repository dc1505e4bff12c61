import type { ImportFileProblem, ImportKind, ImportRowState, ImportState } from '@haat/api-contract/vocabulary/imports';
import { users } from '@haat/backend-identity/tables';
import type { CellProblem, ImportedFields } from '@haat/backend-table-files';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Why a file could not be read. */
export interface FileProblem {
  readonly code: ImportFileProblem;
  readonly line: number | null;
  readonly found: readonly string[];
}

/** Files that were taken in. See docs/domain/imports.md#states. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    kind: text().$type<ImportKind>().notNull(),
    /** The file's name. */
    name: text().notNull(),
    state: text().$type<ImportState>().notNull(),
    /** Null once their account is gone. */
    madeBy: uuid('made_by').references(() => users.id),
    madeAt: time('made_at').notNull(),
    appliedAt: time('applied_at'),
    undoneAt: time('undone_at'),
    rows: integer().notNull().default(0),
    changing: integer().notNull().default(0),
    same: integer().notNull().default(0),
    wrong: integer().notNull().default(0),
    /** The last row that was applied, or undone, in the state's own run; 0 at its beginning. */
    lastRow: integer('last_row').notNull().default(0),
    done: integer().notNull().default(0),
    problem: jsonb().$type<FileProblem>(),
  },
  (table) => [
    index('imports_time').on(table.madeAt),
    index('imports_person').on(table.madeBy),
    index('imports_unfinished')
      .on(table.state)
      .where(sql`state in ('reading', 'applying', 'undoing')`),
  ],
);

/** Rows of these files, and what becomes of each. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts: the heading is 1. */
    row: integer().notNull(),
    state: text().$type<ImportRowState>().notNull(),
    subject: text(),
    /** By column. */
    cells: jsonb().$type<Record<string, string>>().notNull(),
    /** What was there before it was applied; null for what is new. */
    before: jsonb().$type<ImportedFields>(),
    after: jsonb().$type<ImportedFields>(),
    problems: jsonb().$type<readonly CellProblem[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('import_rows_state').on(table.importId, table.state, table.row),
  ],
);

/** An import as the database has it. */
export type ImportRecord = typeof imports.$inferSelect;
/** A row as the database has it. */
export type ImportRowRecord = typeof importRows.$inferSelect;
