import { join, resolve } from 'node:path';
import pg from 'pg';
import { root, runNode } from '@haat/tools/commands';
import { StartError } from '@haat/tools/ports';
import { makePostgres, type PostgresServer } from '@haat/tools/postgres-server';

/** A database server for the bench, with settings as it would run in earnest. */
export interface BenchServer {
  readonly server: PostgresServer;
  /** PostgreSQL's version and the settings that matter for speed, in words. */
  readonly facts: string;
  addressOf(name: string): string;
  /** Runs a statement on a database; its rows. */
  query<Row extends object>(name: string, statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The name of a database with the sample market and so many shops in all; it is filled when it is not there yet. */
  marketOf(shops: number): Promise<string>;
  /** A fresh copy of a database, to change things in. */
  copyOf(name: string): Promise<string>;
  close(): Promise<void>;
}

const SEED = join(root, 'apps', 'backend', 'src', 'commands', 'seed.ts');

/**
 * Starts a PostgreSQL that keeps what it commits, with its default settings.
 * @param folder where its data stay after the run; null for a temporary folder
 * @throws StartError where there is no PostgreSQL
 */
export async function openBenchServer(folder: string | null): Promise<BenchServer> {
  const server = await makePostgres({ isDurable: true, ...(folder === null ? {} : { folder: resolve(folder) }) });
  if (server === null || !(await server.start()))
    throw new StartError('No PostgreSQL here: install postgresql 15 or newer.');
  const addressOf = (name: string) => new URL(`/${name}`, server.address).href;
  const query = async <Row extends object>(
    name: string,
    statement: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: addressOf(name), application_name: 'bench' });
    await client.connect();
    try {
      return (await client.query<Row>(statement, [...values])).rows;
    } finally {
      await client.end();
    }
  };
  const [settings] = await query<Record<string, string>>(
    'postgres',
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as commit, current_setting('shared_buffers') as buffers`,
  );
  const makeMarket = async (name: string, shops: number) => {
    const [known] = await query('postgres', 'select 1 from pg_database where datname = $1', [name]);
    if (known === undefined) await query('postgres', `create database ${name}`);
    await fill(addressOf(name), shops);
  };
  const filled = new Map<string, Promise<void>>();
  return {
    server,
    addressOf,
    query,
    facts:
      `PostgreSQL ${settings?.['version']}, fsync ${settings?.['fsync']}, synchronous_commit ` +
      `${settings?.['commit']}, shared_buffers ${settings?.['buffers']}`,
    async marketOf(shops) {
      const name = `market_${shops}`;
      const known = filled.get(name) ?? makeMarket(name, shops);
      filled.set(name, known);
      await known;
      return name;
    },
    async copyOf(name) {
      const copy = `${name}_copy`;
      await query('postgres', `drop database if exists ${copy}`);
      await query('postgres', `create database ${copy} template ${name}`);
      return copy;
    },
    close: () => server.remove(),
  };
}

/** Adds what is missing; a market that is whole is left as it is. */
async function fill(databaseUrl: string, shops: number): Promise<void> {
  const { code, output } = await runNode([SEED, '--shops', String(shops)], {
    environment: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
    output: 'kept',
  });
  if (code !== 0) throw new StartError(`A market of ${shops} shops could not be filled: ${output.trim()}`);
}
