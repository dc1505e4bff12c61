import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * A database of its own on the PostgreSQL of this run, in which a journey may change what the market does by itself.
 */
export interface OwnDatabase {
  readonly url: string;
  run(statement: string, values?: readonly unknown[]): Promise<void>;
  drop(): Promise<void>;
}

/** @param server a PostgreSQL where databases may be made */
export async function createDatabase(server: string): Promise<OwnDatabase> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    run: (statement, values = []) => withClient(url.href, (client) => client.query(statement, [...values])),
    drop: () => withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

async function withClient(connectionString: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
