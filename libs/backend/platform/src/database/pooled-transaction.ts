import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from '../http/errors.ts';
import type { Transaction } from './connection.ts';
import { shareStatements } from './prepared-query.ts';
import { PreparingClient } from './preparing-client.ts';
import { UnnamedClient } from './unnamed-client.ts';

const COMMIT = { text: 'commit' };
const ROLLBACK = { text: 'rollback' };
const builders = new WeakMap<PoolClient, object>();

/** As the query builder's own transactions take them. */
export type TransactionModes = Pick<PgTransactionConfig, 'isolationLevel' | 'accessMode'>;

/**
 * Runs `work` in a transaction on one connection of a pool, and always releases the connection: one whose database
 * went away, or that could not be rolled back, is closed, which undoes what was not committed. (The query builder's
 * transaction leaks a connection when its first statement fails, and returns a broken one to the pool.)
 * @param modes what the transaction sees and may do, where that is not the usual: all of one moment, reading alone
 */
export async function pooledTransaction<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
  modes: TransactionModes = {},
): Promise<Result> {
  const client = await pool.connect();
  let isUsable = true;
  try {
    return await transactionOn(client, work, modes, () => {
      isUsable = false;
    });
  } finally {
    client.release(!isUsable);
  }
}

async function transactionOn<Result>(
  client: PoolClient,
  work: (tx: Transaction) => Promise<Result>,
  modes: TransactionModes,
  giveUp: () => void,
): Promise<Result> {
  try {
    await begin(client, modes);
    const result = await work(transactionHandle(client));
    await client.query(COMMIT);
    return result;
  } catch (error) {
    // The server no longer answers: waiting for a rollback would only delay the caller.
    if (isDatabaseAway(error)) giveUp();
    else await client.query(ROLLBACK).catch(giveUp);
    throw error;
  }
}

async function begin(client: PoolClient, { isolationLevel, accessMode }: TransactionModes): Promise<void> {
  const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode]
    .filter((mode) => mode !== undefined)
    .join(' ');
  if (client instanceof UnnamedClient) await client.begin(modes);
  else if (client instanceof PreparingClient && modes === '') await client.begin();
  else await client.query(`begin ${modes}`);
}

/**
 * A handle of its own for each transaction, because what is known of a transaction is kept by its handle. What all of a
 * connection share, above all the names of columns, is made once.
 */
function transactionHandle(client: PoolClient): Transaction {
  const builder = builders.get(client) ?? drizzle(client);
  builders.set(client, builder);
  const handle = Object.create(builder) as Transaction;
  shareStatements(handle, builder);
  return handle;
}
