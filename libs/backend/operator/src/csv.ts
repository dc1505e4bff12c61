import { MOST_EXPORTED_ROWS } from '@haat/api-contract/vocabulary';
import type { Dependencies } from '@haat/backend-platform';
import type { OperatorCaller, OperatorResource } from '@haat/backend-platform/operator';
import { stringify } from 'csv-stringify/sync';
import { everyRow } from './find-records.ts';
import { readFilters } from './read-filters.ts';
import { readableFields } from './registry.ts';
import { rowOnWire } from './wire.ts';

const BATCH = 500;
/** Says to a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Lines of a list as CSV, read while they are sent. A text cell that a spreadsheet would compute begins with an
 * apostrophe.
 * @throws ServiceError `request_error.invalid` for a filter that is refused, before the first line
 */
export async function csvOf(
  dependencies: Dependencies,
  resource: OperatorResource,
  by: OperatorCaller,
  filters: Readonly<Record<string, string>>,
): Promise<AsyncGenerator<string>> {
  readFilters(resource, filters);
  const names = readableFields(resource, by).filter((name) => resource.fields[name]?.isDetail !== true);
  return lines(dependencies, resource, { by, names, filters });
}

async function* lines(
  dependencies: Dependencies,
  resource: OperatorResource,
  { by, names, filters }: { by: OperatorCaller; names: readonly string[]; filters: Readonly<Record<string, string>> },
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${lineOf(['id', ...names])}`;
  const rows = everyRow(dependencies, resource, by, { filters, most: MOST_EXPORTED_ROWS, batch: BATCH });
  for await (const row of rows) {
    const told = rowOnWire(resource, row, names);
    yield lineOf([told.id, ...names.map((name) => told[name])]);
  }
}

function lineOf(cells: readonly unknown[]): string {
  return stringify([cells.map(cellOf)], { escape_formulas: true, record_delimiter: '\r\n' });
}

/** Numbers are no text, so that a negative one stays a number. */
function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}
