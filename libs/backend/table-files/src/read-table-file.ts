import { Readable } from 'node:stream';
import type { ImportFileProblem } from '@haat/api-contract/vocabulary/imports';
import { CsvError, parse } from 'csv-parse';
import type { InfoRecord } from 'csv-parse';
import { decodeText } from './decode-text.ts';
import { TableFileError } from './table-file-error.ts';

/** A column that a file may have. */
export interface TableColumn {
  /** As it stands in the heading; capitals and spaces around it do not matter. */
  readonly name: string;
  readonly isRequired: boolean;
}

/** How much a file may be. */
export interface TableLimits {
  readonly bytes: number;
  /** Without the heading. */
  readonly rows: number;
  readonly columns: number;
  readonly rowLetters: number;
}

/** A row of a file. */
export interface TableRow {
  /** As a spreadsheet counts: the heading is 1. */
  readonly row: number;
  /** In the order of the columns that were asked for, without spaces around; '' for a column that is not there. */
  readonly cells: readonly string[];
  /** Cells that the row has in the file, where these are more or fewer than the heading's; else null. */
  readonly wrongCount: number | null;
  /** Cells that the heading has. */
  readonly headingCount: number;
}

/** What a table must be. */
export interface TableShape {
  readonly columns: readonly TableColumn[];
  /** Of these at least one must be there, besides what is required. */
  readonly oneOf?: readonly string[];
  /** Columns of other names are passed over; else a file that has one is refused, or one column twice. */
  readonly passesOverOthers?: boolean;
  readonly limits: TableLimits;
}

interface RecordWithInfo {
  readonly record: string[];
  readonly info: Pick<InfoRecord, 'lines' | 'records' | 'empty_lines'>;
}

/**
 * Reads a table with a heading, row by row as its bytes come; no more than a row is held. Columns may stand in any
 * order, between commas, semicolons or tabs; lines with nothing in any cell are left out. See
 * docs/domain/imports.md#files.
 * @throws TableFileError as soon as the file turns out not to be such a table
 */
export async function* readTableFile(bytes: AsyncIterable<Uint8Array>, shape: TableShape): AsyncGenerator<TableRow> {
  const { limits } = shape;
  let positions: readonly number[] | null = null;
  let width = 0;
  let rows = 0;
  for await (const { record, info } of records(decodeText(bytes, limits.bytes), limits)) {
    if (record.length <= limits.columns && record.every((cell) => cell.trim() === '')) continue;
    if (positions === null) {
      positions = positionsOf(record, shape);
      width = record.length;
      continue;
    }
    rows += 1;
    if (rows > limits.rows) throw new TableFileError('too-many-rows', info.lines, [String(limits.rows)]);
    yield {
      row: info.records + info.empty_lines,
      cells: positions.map((position) => (position < 0 ? '' : (record[position] ?? '').trim())),
      wrongCount: record.length === width ? null : record.length,
      headingCount: width,
    };
  }
  if (rows === 0) throw new TableFileError('empty');
}

async function* records(texts: AsyncGenerator<string>, limits: TableLimits): AsyncGenerator<RecordWithInfo> {
  const first = await firstLine(texts);
  if (first.trim() === '') throw new TableFileError('empty');
  // The last line of what could be read, which an error overtakes.
  let line = 0;
  const parser = parse({
    ...{ bom: true, info: true, delimiter: delimiterOf(first), relax_column_count: true, skip_empty_lines: true },
    // Spaces around quotes, too.
    trim: true,
    max_record_size: limits.rowLetters,
    on_record: (record: string[], { lines }) => {
      line = lines;
      return record;
    },
  });
  // A failure of the source ends the parser with it, and so comes out of the loop below.
  const source = Readable.from(chained(first, texts));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const record of parser as AsyncIterable<RecordWithInfo>) yield record;
  } catch (error) {
    // The line where the unreadable row begins: a quote that is not closed takes in all that follows.
    throw error instanceof CsvError ? fileErrorOf(error, line + 1, limits) : error;
  } finally {
    source.destroy();
  }
}

async function* chained(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Texts up to the end of the first line, or as many as a heading can have letters. */
async function firstLine(texts: AsyncGenerator<string>): Promise<string> {
  let first = '';
  while (!/[\r\n]/.test(first.trimStart()) && first.length < 100_000) {
    const next = await texts.next();
    if (next.done === true) break;
    first += next.value;
  }
  return first;
}

/** Spreadsheets of some languages write semicolons, and copied cells stand between tabs. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** @returns where each column stands, -1 for one that is not there */
function positionsOf(heading: readonly string[], shape: TableShape): number[] {
  const { columns, oneOf = [], passesOverOthers = false, limits } = shape;
  if (heading.length > limits.columns) throw new TableFileError('too-many-columns', 1, [String(heading.length)]);
  const names = heading.map((name) => name.trim().toLowerCase());
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (!passesOverOthers && twice.length > 0) throw new TableFileError('columns-twice', 1, twice);
  const missing = columns.flatMap(({ name, isRequired }) => (isRequired && !names.includes(name) ? [name] : []));
  if (missing.length > 0) throw new TableFileError('columns-missing', 1, missing);
  if (oneOf.length > 0 && !oneOf.some((name) => names.includes(name)))
    throw new TableFileError('columns-missing', 1, oneOf);
  const known = new Set(columns.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (!passesOverOthers && unknown.length > 0) throw new TableFileError('columns-unknown', 1, unknown);
  return columns.map(({ name }) => names.indexOf(name));
}

/** What the parser says, in words of docs/domain/imports.md#files. */
function fileErrorOf(error: CsvError, line: number, limits: TableLimits): TableFileError {
  const cells = typeof error['column'] === 'number' ? error['column'] : 0;
  const code: ImportFileProblem =
    error.code === 'CSV_MAX_RECORD_SIZE' && cells > limits.columns
      ? 'too-many-columns'
      : error.code === 'CSV_MAX_RECORD_SIZE' || error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'half-row'
        : 'not-a-table';
  return new TableFileError(code, line);
}
