import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Dependencies, EncryptedColumn } from '../area.ts';
import { rowsOf } from '../database/rows.ts';
import { CannotDecryptError, isEncrypted } from './encryptor.ts';

/** Rows read at once: a row may hold a photograph. */
const BATCH = 20;
/** Values written meanwhile by a process without the new key are found in another pass. */
const MAX_PASSES = 3;

type Row = Readonly<Record<string, unknown>>;
type Context = Pick<Dependencies, 'database' | 'encryptor'>;

/** What was done with one column. */
export interface ReencryptedColumn {
  readonly column: EncryptedColumn;
  /** Values that are now encrypted under the current key and were not before. */
  readonly rewritten: number;
  /** Reasons for which values could not be read, with their number; none of them holds a value. */
  readonly unreadable: ReadonlyMap<string, number>;
  /** Values that another process keeps encrypting under an old key. */
  readonly outdated: number;
}

/**
 * Encrypts every value of a column under the current key, while the market runs: row by row and without a lock, so that
 * a concurrent update of a value is kept. Interrupted, it resumes where it was: the values themselves show which are
 * done.
 */
export async function reencryptColumn(dependencies: Context, column: EncryptedColumn): Promise<ReencryptedColumn> {
  let rewritten = 0;
  for (let pass = 1; ; pass += 1) {
    const result = await reencryptPass(dependencies, column);
    rewritten += result.rewritten;
    const unreadable = [...result.unreadable.values()].reduce((sum, count) => sum + count, 0);
    const outdated = (await countOutdated(dependencies, column)) - unreadable;
    if (outdated <= 0 || pass === MAX_PASSES)
      return { column, rewritten, unreadable: result.unreadable, outdated: Math.max(0, outdated) };
  }
}

async function reencryptPass(
  dependencies: Context,
  column: EncryptedColumn,
): Promise<{ rewritten: number; unreadable: Map<string, number> }> {
  let rewritten = 0;
  const unreadable = new Map<string, number>();
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await nextRows(dependencies, column, last);
    for (const row of rows) {
      try {
        if (await reencryptRow(dependencies, column, row)) rewritten += 1;
      } catch (error) {
        if (!(error instanceof CannotDecryptError)) throw error;
        unreadable.set(error.message, (unreadable.get(error.message) ?? 0) + 1);
      }
    }
    last = rows.at(-1) ?? null;
    if (last === null) return { rewritten, unreadable };
  }
}

/** The next rows by the primary key whose value is not under the current key. */
async function nextRows({ database, encryptor }: Context, column: EncryptedColumn, after: Row | null): Promise<Row[]> {
  const key = sql.join(column.key.map(identifier), sql`, `);
  const columns = sql.join([...column.key, ...(column.with ?? [])].map(identifier), sql`, `);
  const begin = after === null ? sql`true` : sql`(${key}) > (${keyValues(column, after)})`;
  return rowsOf<Row>(
    database,
    sql`select ${columns}, ${identifier(column.column)} as value from ${identifier(column.table)}
      where ${isOutdated(encryptor, column)} and ${begin} order by ${key} limit ${BATCH}`,
  );
}

async function reencryptRow({ database, encryptor }: Context, column: EncryptedColumn, row: Row): Promise<boolean> {
  const value = String(row['value']);
  const purpose = column.purpose(row);
  const isPlain = column.isNeededToStart === true && !isEncrypted(value);
  const encrypted = await encryptor.encrypt(isPlain ? value : await encryptor.decrypt(value, purpose), purpose);
  const key = sql.join(column.key.map(identifier), sql`, `);
  const changed = await rowsOf(
    database,
    sql`update ${identifier(column.table)} set ${identifier(column.column)} = ${encrypted}
      where (${key}) = (${keyValues(column, row)}) and ${identifier(column.column)} = ${value} returning 1 as changed`,
  );
  return changed.length > 0;
}

async function countOutdated({ database, encryptor }: Context, column: EncryptedColumn): Promise<number> {
  const [found] = await rowsOf<{ count: number }>(
    database,
    sql`select count(*)::int as count from ${identifier(column.table)} where ${isOutdated(encryptor, column)}`,
  );
  return found?.count ?? 0;
}

function isOutdated({ currentPrefix }: Context['encryptor'], { column }: EncryptedColumn): SQL {
  return sql`${identifier(column)} is not null and not starts_with(${identifier(column)}, ${currentPrefix})`;
}

function keyValues({ key }: EncryptedColumn, row: Row): SQL {
  return sql.join(
    key.map((name) => sql`${row[name]}`),
    sql`, `,
  );
}

const identifier = (name: string) => sql.identifier(name);
