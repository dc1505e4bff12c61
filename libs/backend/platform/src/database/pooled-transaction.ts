import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from '../http/errors.ts';
import type { Transaction } from './connection.ts';

/**
 * Runs `work` in a transaction on one connection of a pool, and always releases the connection: one whose database
 * went away, or that could not be rolled back, is closed, which undoes what was not committed. (The query builder's
 * transaction leaks a connection when its first statement fails, and returns a broken one to the pool.)
 */
export async function pooledTransaction<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isUsable = true;
  try {
    return await transactionOn(client, work, () => {
      isUsable = false;
    });
  } finally {
    client.release(!isUsable);
  }
}

async function transactionOn<Result>(
  client: PoolClient,
  work: (tx: Transaction) => Promise<Result>,
  giveUp: () => void,
): Promise<Result> {
  const tx = drizzle(client) as unknown as Transaction;
  try {
    await tx.execute(sql`begin`);
    const result = await work(tx);
    await tx.execute(sql`commit`);
    return result;
  } catch (error) {
    // The server no longer answers: waiting for a rollback would only delay the caller.
    if (isDatabaseAway(error)) giveUp();
    else await tx.execute(sql`rollback`).catch(giveUp);
    throw error;
  }
}
