import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { readMigrations, rowsOf } from '@haat/backend-platform';
import type { Database, MigrationConnection } from '@haat/backend-platform';

type Row = Readonly<Record<string, unknown>>;

/** What a market held at a release. */
export interface ReleaseData {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  /** Where sequences stood, by their names. */
  readonly sequences: Readonly<Record<string, string>>;
}

const FOLDER = join(import.meta.dirname, 'release-data');
const ENDING = '.json.gz';

/** Most rows that are kept of tables with many alike, to which no other table refers. */
const MOST_ROWS: Readonly<Record<string, number>> = { mandi_prices: 500 };

/** Releases whose data are kept, by the tag of their last migration; the oldest first. */
export const RELEASES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length))
  .sort();

/** The data of a release. */
export function readRelease(tag: string): ReleaseData {
  return JSON.parse(gunzipSync(readFileSync(join(FOLDER, `${tag}${ENDING}`))).toString('utf8')) as ReleaseData;
}

/** Keeps what a market holds as the data of the release whose last migration is the newest. */
export async function writeRelease(database: Database): Promise<void> {
  const columns = await rowsOf<{ table: string; columns: string[] }>(
    database,
    sql`select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      group by c.table_name order by c.table_name`,
  );
  const tables: Record<string, Row[]> = {};
  for (const { table, columns: names } of columns) {
    const chosen = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
    const [found] = await rowsOf<{ rows: Row[] | null }>(
      database,
      sql`select json_agg(t) as rows from (select ${chosen} from ${sql.identifier(table)}
        limit ${MOST_ROWS[table] ?? null}) t`,
    );
    if (found?.rows) tables[table] = found.rows;
  }
  const sequences = await rowsOf<{ name: string; value: string }>(
    database,
    sql`select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  const tag = readMigrations().at(-1)?.tag ?? '';
  const data: ReleaseData = {
    tables,
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
  };
  writeFileSync(join(FOLDER, `${tag}${ENDING}`), gzipSync(JSON.stringify(data), { level: 9 }));
}

/** Puts the rows of a release into tables of its time. */
export async function restoreRelease(
  { query }: Pick<MigrationConnection, 'query'>,
  { tables, sequences }: ReleaseData,
): Promise<void> {
  await query(`set session_replication_role = replica`);
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {})
      .map((name) => `"${name}"`)
      .join(', ');
    const json = JSON.stringify(rows).replaceAll("'", "''");
    // What the migrations themselves have put there is the release's, too.
    await query(`delete from "${table}"`);
    await query(
      `insert into "${table}" (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::"${table}", '${json}')`,
    );
  }
  for (const [name, value] of Object.entries(sequences)) await query(`select setval('"${name}"', ${value})`);
  await query(`set session_replication_role = origin`);
}
