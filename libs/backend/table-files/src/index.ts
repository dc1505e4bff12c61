export type { AskedRow, ImportColumn, ImportKindDefinition, ImportedFields } from './import-kind.ts';
export type { ReadRow, WrittenRow } from './import-kind.ts';
export { CellReader } from './read-cell.ts';
export type { CellProblem } from './read-cell.ts';
export { readTableFile } from './read-table-file.ts';
export type { TableColumn, TableLimits, TableRow, TableShape } from './read-table-file.ts';
export { TableFileError } from './table-file-error.ts';
