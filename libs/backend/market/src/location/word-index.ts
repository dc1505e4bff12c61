import { sql } from 'drizzle-orm';
import { inTransaction } from '@haat/backend-platform';
import type { Database, Transaction } from '@haat/backend-platform';

/**
 * Runs a query with `<%` through its trigram index. PostgreSQL takes the operator for as cheap as a comparison and
 * would compare every row, which costs hundreds of milliseconds of its processor; the index leaves it a few hundred
 * rows.
 * @param least how alike two words must be to count, of 1
 */
export async function withWordIndex<Result>(
  database: Database,
  least: number,
  query: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true),
        set_config('pg_trgm.word_similarity_threshold', ${String(least)}, true)`,
    );
    return query(tx);
  });
}
