import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An empty database of its own on a server. */
export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes one. @param server address of a server on which databases may be made */
export async function freshDatabase(server: string): Promise<FreshDatabase> {
  const name = `haat_test_${randomUUID().replaceAll('-', '')}`;
  await runStatement(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runStatement(server, `drop database if exists ${name} with (force)`) };
}

/** Runs SQL over a connection of its own. @throws what the database answers */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
