import type { SQL } from 'drizzle-orm';
import type { Executor } from './connection.ts';

/** Rows of a query written in SQL. `Row` names the columns as SQL names them. */
export async function rowsOf<Row extends object>(executor: Executor, query: SQL): Promise<Row[]> {
  const answer = await executor.execute(query);
  return answer.rows as Row[];
}
