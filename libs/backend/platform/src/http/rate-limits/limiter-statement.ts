import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';

/** A statement as the limiter's library gives it: `$1` stands for the first value. */
export interface LimiterStatement {
  text: string;
  values?: readonly unknown[];
}

/** What the library calls its client, on either database. */
export interface LimiterClient {
  query(statement: LimiterStatement): Promise<{ rows: object[] }>;
}

/** Longest wait for a count. */
const COUNT_TIMEOUT_MS = 500;

/** A client for the limiter's library that asks the market's database. */
export function limiterClient(database: Database): LimiterClient {
  return {
    async query(statement) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('the count took too long')), COUNT_TIMEOUT_MS);
      });
      try {
        return await Promise.race([database.execute(withValues(statement)), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function withValues({ text, values = [] }: LimiterStatement): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)));
}
