import type { ImportFileProblem } from '@haat/api-contract/vocabulary/imports';

/** That a file is no table that can be taken in. See docs/domain/imports.md#files. */
export class TableFileError extends Error {
  /** What is wrong. */
  readonly code: ImportFileProblem;
  /** Line of the file, from 1; null where it is no line's. */
  readonly line: number | null;
  /** Names of columns, or what was found instead. */
  readonly found: readonly string[];

  constructor(code: ImportFileProblem, line: number | null = null, found: readonly string[] = []) {
    super(`Not a table: ${code}${line === null ? '' : ` in line ${line}`}`);
    this.name = 'TableFileError';
    this.code = code;
    this.line = line;
    this.found = found;
  }
}
