import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
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

/** An answer as both drivers give it. */
type Unmapped = PreparedQueryConfig & { execute: { rows: object[] } };

/** Longest wait for a count. */
const COUNT_TIMEOUT_MS = 500;

/** A client for the limiter's library that asks the market's database. */
export function limiterClient(database: Database): LimiterClient {
  const { session } = database._;
  const ask = ({ text, values = [] }: LimiterStatement) =>
    session.prepareQuery<Unmapped>({ sql: text, params: [...values] }, undefined, '', false).execute();
  return {
    async query(statement) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('the count took too long')), COUNT_TIMEOUT_MS);
      });
      try {
        return await Promise.race([ask(statement), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
