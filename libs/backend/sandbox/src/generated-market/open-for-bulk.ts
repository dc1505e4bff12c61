import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from '@haat/backend-platform';

/**
 * Opens one connection to PostgreSQL on which statements may take as long as they need, for filling millions of rows.
 * The tables must be up to date. A server that dies may lose the last steps; the next run makes up for them.
 */
export async function openForBulk(url: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url, application_name: 'krishi-haat seed' });
  await client.connect();
  await client.query('set synchronous_commit = off');
  return { database: drizzle(client) as unknown as Database, close: () => client.end() };
}
