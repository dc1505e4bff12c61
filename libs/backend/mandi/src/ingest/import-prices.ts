import { indiaDay } from '@haat/format';
import { inTransaction, parseCsv } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { insertMandiDirectory } from '../directory/insert-directory.ts';
import { storeRows, type StoredRows } from './store-rows.ts';

/** Columns that a file of prices must have. */
const COLUMNS = [
  'arrival_date',
  'state',
  'district',
  'market',
  'commodity',
  'variety',
  'grade',
  'min_price',
  'max_price',
  'modal_price',
];

/**
 * Imports a CSV file of prices, with Agmarknet's columns, in one transaction; markets and commodities that are not
 * there are added from the directory first.
 *
 * @throws Error when a column is missing, or a line has too many cells or too few.
 */
export async function importPrices(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  text: string,
): Promise<StoredRows> {
  const rows = parseCsv(text);
  const missing = COLUMNS.filter((column) => rows[0] !== undefined && rows[0][column] === undefined);
  if (missing.length > 0) throw new Error(`Columns are missing: ${missing.join(', ')}`);
  return inTransaction(database, async (tx) => {
    await insertMandiDirectory(tx, null);
    return storeRows(tx, rows, { source: 'import', today: indiaDay(now()), now: now() });
  });
}
