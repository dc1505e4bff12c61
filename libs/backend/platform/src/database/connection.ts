import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers answer to raw SQL: `rows`. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The market's database: PostgreSQL, or PGlite embedded in this process. */
export type Database = PgDatabase<RowsResult>;
/** The handle of an open transaction. Inside one, only this handle is used: another would deadlock on PGlite. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a repository takes as its first argument. */
export type Executor = Database | Transaction;

/** An open database. */
export interface OpenDatabase {
  database: Database;
  /** The connections of a pool: all, those at rest, and who waits for one; not there without a pool. */
  pool?: () => { total: number; idle: number; waiting: number };
  /** Finishes what runs and lets the database go. */
  close(): Promise<void>;
}
