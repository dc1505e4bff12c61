import { sql } from 'drizzle-orm';
import { announceEvents, hasEvents } from '../events/event-signal.ts';
import type { Database, Transaction } from './connection.ts';
import { preparedRows } from './prepared-query.ts';

const takeLock = preparedRows(sql`select pg_advisory_xact_lock(hashtextextended(${sql.placeholder('name')}, 0))`);

const takeLocks = preparedRows(sql`select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended(name, 0) as key from unnest(${sql.placeholder('names')}::text[]) as name
    order by key) as keys`);

/**
 * Runs `work` in one transaction: all of it is kept, or (when it throws) nothing. Events that it wrote wake the
 * processes that deliver them.
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
  await takeLock(tx, { name });
}

/** The same for several names at once, in an order in which two transactions never wait for each other. */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  await takeLocks(tx, { names });
}
