import { MAX_GOODS_FILE_BYTES, MAX_GOODS_FILE_ROWS } from '@haat/api-contract/shop-goods';
import { GOODS_FILE_COLUMNS, type GoodsFileColumn, type GoodsFileRefusal } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import { readTableFile, TableFileError } from '@haat/backend-table-files';
import type { NamedCells } from './judge-row.ts';

const MAX_COLUMNS = 100;
/** A row of the template has some hundred letters. */
const LIMITS = { bytes: MAX_GOODS_FILE_BYTES, rows: MAX_GOODS_FILE_ROWS, columns: MAX_COLUMNS, rowLetters: 20_000 };
const SHAPE = {
  columns: GOODS_FILE_COLUMNS.map((name) => ({ name, isRequired: name === 'id' })),
  oneOf: ['price', 'stock', 'on_sale'] satisfies GoodsFileColumn[],
  passesOverOthers: true,
  limits: LIMITS,
};
/** What a programme writes for letters that its encoding does not have. */
const LOST_LETTERS = /\uFFFD|\?{3,}/;

/** A row of a file as it stands there. */
export interface FileRow {
  /** From 1, which has the names of the columns. */
  readonly line: number;
  readonly cells: NamedCells;
  /** Cells that it has more than the heading; fewer are below 0. */
  readonly excess: number;
}

/** @param place where in the file, if it has one */
export function fileRefused(refusal: GoodsFileRefusal, place: { line?: number } = {}): ServiceError {
  return new ServiceError('goods_error.file_refused', { refusal, ...place });
}

/**
 * Reads a file of goods piece by piece, as it comes in: it is never held whole before its limits are known. See
 * docs/domain/shop.md#limits-of-the-file.
 * @throws ServiceError `goods_error.file_refused` with the reason
 */
export async function readGoodsFile(chunks: AsyncIterable<Uint8Array>): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  try {
    for await (const { row: line, cells, wrongCount, headingCount } of readTableFile(chunks, SHAPE)) {
      if (wrongCount !== null && wrongCount > MAX_COLUMNS) throw fileRefused('too-many-columns', { line });
      if (cells.some((cell) => LOST_LETTERS.test(cell))) throw fileRefused('letters-lost');
      const named = GOODS_FILE_COLUMNS.map((name, at): [GoodsFileColumn, string] => [name, cells[at] ?? '']);
      rows.push({ line, cells: Object.fromEntries(named), excess: (wrongCount ?? headingCount) - headingCount });
    }
  } catch (error) {
    throw error instanceof TableFileError ? refusalOf(error) : error;
  }
  return rows;
}

function refusalOf({ code, line }: TableFileError): ServiceError {
  switch (code) {
    case 'empty':
    case 'too-large':
    case 'too-many-rows':
    case 'encoding':
    case 'columns-missing':
      return fileRefused(code);
    case 'too-many-columns':
      return fileRefused(code, line === null ? {} : { line });
    default:
      return fileRefused('not-csv', line === null ? {} : { line });
  }
}
