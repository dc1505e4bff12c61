import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Dependencies, EncryptedColumn } from '../area.ts';
import { rowsOf } from '../database/rows.ts';
import { CannotDecryptError, isEncrypted } from './encryptor.ts';

/** Rows read at once: a row may hold a photograph. */
const BATCH = 20;
/** What a process that has not got the new key yet writes meanwhile is found in another round. */
const ROUNDS = 3;

type Row = Readonly<Record<string, unknown>>;
type Needed = Pick<Dependencies, 'database' | 'encryptor'>;

/** What was done with one column. */
export interface ReencryptedColumn {
  readonly column: EncryptedColumn;
  /** Values that are now encrypted under the current key and were not before. */
  readonly rewritten: number;
  /** Reasons for which values could not be read, with their number; none of them holds a value. */
  readonly unreadable: ReadonlyMap<string, number>;
  /** Values that another process encrypted under a key of before, again and again. */
  readonly left: number;
}

/**
 * Encrypts every value of a column under the current key, while the market runs: row by row and without a lock, so that
 * a concurrent update of a value is kept. Interrupted, it resumes where it was: the values themselves show which are
 * done.
 */
export async function reencryptColumn(dependencies: Needed, column: EncryptedColumn): Promise<ReencryptedColumn> {
  let rewritten = 0;
  for (let round = 1; ; round += 1) {
    const done = await oneRound(dependencies, column);
    rewritten += done.rewritten;
    const unreadable = [...done.unreadable.values()].reduce((sum, count) => sum + count, 0);
    const left = (await countLeft(dependencies, column)) - unreadable;
    if (left <= 0 || round === ROUNDS)
      return { column, rewritten, unreadable: done.unreadable, left: Math.max(0, left) };
  }
}

async function oneRound(
  dependencies: Needed,
  column: EncryptedColumn,
): Promise<{ rewritten: number; unreadable: Map<string, number> }> {
  let rewritten = 0;
  const unreadable = new Map<string, number>();
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await nextRows(dependencies, column, last);
    for (const row of rows) {
      try {
        if (await rewrite(dependencies, column, row)) rewritten += 1;
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
async function nextRows({ database, encryptor }: Needed, column: EncryptedColumn, after: Row | null): Promise<Row[]> {
  const key = sql.join(column.key.map(nameOf), sql`, `);
  const columns = sql.join([...column.key, ...(column.with ?? [])].map(nameOf), sql`, `);
  const begin = after === null ? sql`true` : sql`(${key}) > (${valuesOf(column, after)})`;
  return rowsOf<Row>(
    database,
    sql`select ${columns}, ${nameOf(column.column)} as value from ${nameOf(column.table)}
      where ${isLeft(encryptor, column)} and ${begin} order by ${key} limit ${BATCH}`,
  );
}

async function rewrite({ database, encryptor }: Needed, column: EncryptedColumn, row: Row): Promise<boolean> {
  const value = String(row['value']);
  const purpose = column.purpose(row);
  const isPlain = column.isNeededToStart === true && !isEncrypted(value);
  const encrypted = await encryptor.encrypt(isPlain ? value : await encryptor.decrypt(value, purpose), purpose);
  const key = sql.join(column.key.map(nameOf), sql`, `);
  const changed = await rowsOf(
    database,
    sql`update ${nameOf(column.table)} set ${nameOf(column.column)} = ${encrypted}
      where (${key}) = (${valuesOf(column, row)}) and ${nameOf(column.column)} = ${value} returning 1 as changed`,
  );
  return changed.length > 0;
}

async function countLeft({ database, encryptor }: Needed, column: EncryptedColumn): Promise<number> {
  const [found] = await rowsOf<{ left: number }>(
    database,
    sql`select count(*)::int as left from ${nameOf(column.table)} where ${isLeft(encryptor, column)}`,
  );
  return found?.left ?? 0;
}

function isLeft({ currentPrefix }: Needed['encryptor'], { column }: EncryptedColumn): SQL {
  return sql`${nameOf(column)} is not null and not starts_with(${nameOf(column)}, ${currentPrefix})`;
}

function valuesOf({ key }: EncryptedColumn, row: Row): SQL {
  return sql.join(
    key.map((name) => sql`${row[name]}`),
    sql`, `,
  );
}

const nameOf = (name: string) => sql.identifier(name);
