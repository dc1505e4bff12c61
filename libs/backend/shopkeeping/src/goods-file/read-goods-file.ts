import { MAX_GOODS_FILE_BYTES, MAX_GOODS_FILE_ROWS } from '@haat/api-contract/shop-goods';
import type { GoodsFileRefusal } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import { CsvError, parse } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';

/** Bytes of one row: a row of the template has some hundred. */
const MAX_ROW_BYTES = 20_000;
const MAX_COLUMNS = 100;
/** What a programme writes for letters that its encoding does not have. */
const LOST_LETTERS = /\uFFFD|\?{3,}/;

/** A row of a file as it stands there. */
export interface FileRow {
  /** From 1, which has the names of the columns. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** @param place where in the file, if it has one */
export function fileRefused(refusal: GoodsFileRefusal, place: { line?: number } = {}): ServiceError {
  return new ServiceError('goods_error.file_refused', { refusal, ...place });
}

/**
 * Reads a CSV file in UTF-8 piece by piece, as it comes in: it is never held whole before its limits are known. See
 * docs/domain/shop.md#limits-of-the-file.
 * @throws ServiceError `goods_error.file_refused` with the reason
 */
export async function readGoodsFile(chunks: AsyncIterable<Uint8Array>): Promise<FileRow[]> {
  const parser = parse({
    bom: true,
    info: true,
    max_record_size: MAX_ROW_BYTES,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  // What ends the stream early is thrown by the loop below.
  pipeline(Readable.from(textOf(chunks)), parser, () => undefined);
  const rows: FileRow[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.length > MAX_COLUMNS) throw fileRefused('too-many-columns', { line: info.lines });
      if (record.every((cell) => cell === '')) continue;
      rows.push({ line: info.lines, cells: record });
      if (rows.length > MAX_GOODS_FILE_ROWS + 1) throw fileRefused('too-many-rows');
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines: line } = error as CsvError & { lines?: number };
    throw fileRefused(error.code === 'CSV_MAX_RECORD_SIZE' ? 'too-many-columns' : 'not-csv', {
      ...(line === undefined ? {} : { line }),
    });
  }
  if (rows.length < 2) throw fileRefused('empty');
  if (rows.some(({ cells }) => cells.some((cell) => LOST_LETTERS.test(cell)))) throw fileRefused('letters-lost');
  return rows;
}

/** The text of a file. UTF-16 has zeros, or a mark that is no UTF-8; other encodings have bytes that are none. */
async function* textOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > MAX_GOODS_FILE_BYTES) throw fileRefused('too-large');
    if (chunk.includes(0)) throw fileRefused('encoding');
    yield decoded(() => decoder.decode(chunk, { stream: true }));
  }
  yield decoded(() => decoder.decode());
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw fileRefused('encoding');
  }
}
