import { sql } from 'drizzle-orm';
import { announceEvents, hasEvents } from '../events/event-signal.ts';
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
  /** Finishes what runs and lets the database go. */
  close(): Promise<void>;
}

/**
 * Runs `work` in one transaction: all of it is kept, or (when it throws) nothing. Events that it wrote wake whoever
 * delivers them.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  let wroteEvents = false;
  const result = await database.transaction(async (tx) => {
    const done = await work(tx);
    wroteEvents = hasEvents(tx);
    return done;
  });
  if (wroteEvents) announceEvents(database);
  return result;
}

/**
 * Waits, inside a transaction, until no other transaction in any process holds the lock of this name; it is released
 * with the transaction.
 */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
