import type { ImportKind } from '@haat/api-contract/vocabulary/imports';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import type { CellProblem } from './read-cell.ts';
import type { TableColumn } from './read-table-file.ts';

/** What a row says of one thing: plain values by field, as JSON can hold them. */
export type ImportedFields = Readonly<Record<string, string | number | boolean | null>>;

/** A column of a kind of import. */
export interface ImportColumn extends TableColumn {
  readonly example: string;
}

/** A row that is to be looked at. */
export interface AskedRow {
  readonly row: number;
  /** Cells by the names of their columns. */
  readonly cells: Readonly<Record<string, string>>;
}

/** What a row comes to. */
export interface ReadRow {
  readonly row: number;
  /** What the row is about: two rows of one file about the same are a mistake; null where it cannot be told. */
  readonly subject: string | null;
  readonly problems: readonly CellProblem[];
  /** What is there now; null for what would be new, and for what cannot be told. */
  readonly before: ImportedFields | null;
  /** What would be there; null where something is wrong. */
  readonly after: ImportedFields | null;
}

/** What is to be written, or taken away. */
export interface WrittenRow {
  readonly subject: string;
  readonly fields: ImportedFields;
}

/** What can be taken in by file: an area registers it. See docs/domain/imports.md#kinds. */
export interface ImportKindDefinition {
  readonly kind: ImportKind;
  readonly columns: readonly ImportColumn[];
  /** Looks rows up, of one file some at a time and in their order; changes nothing. */
  read(executor: Executor, dependencies: Dependencies, rows: readonly AskedRow[]): Promise<readonly ReadRow[]>;
  /** Writes rows; what they say may be there already. Held until the transaction ends. */
  write(tx: Transaction, dependencies: Dependencies, rows: readonly WrittenRow[]): Promise<void>;
  /** Takes away what an import made new. @returns the subjects of what cannot go, because something refers to it */
  remove(tx: Transaction, dependencies: Dependencies, rows: readonly WrittenRow[]): Promise<readonly string[]>;
}

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What can be taken in by file. */
    readonly imports?: readonly ImportKindDefinition[];
  }
}
