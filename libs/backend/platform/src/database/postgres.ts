import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseServers } from '../configuration/database-servers.ts';
import { StartError } from '../configuration/start-error.ts';
import { NOTIFY_EVENTS } from '../events/listen-for-events.ts';
import { setEventNotifier } from '../events/event-signal.ts';
import { applyMigrations } from './apply-migrations.ts';
import type { MigrationConnection } from './apply-migrations.ts';
import type { Database, OpenDatabase, Transaction } from './connection.ts';
import { pooledTransaction } from './pooled-transaction.ts';
import type { TransactionModes } from './pooled-transaction.ts';
import { makePool } from './pool.ts';
import { followReplica } from './replica.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Connections to a replica wait shorter: the database itself answers as well. */
const REPLICA_QUEUE_TIMEOUT_MS = 2_000;
/** Names the lock under which one process at a time brings the tables up to date. */
const MIGRATION_LOCK = 7_236_114_205;
const LOCK_POLL_MS = 250;

/** Where PostgreSQL is. */
export interface PostgresSettings extends Partial<DatabaseServers> {
  readonly url: string;
  /** Connections of this process. */
  readonly poolSize: number;
}

/**
 * Opens a pool on PostgreSQL. When the server becomes unavailable, a query fails within seconds, and the pool
 * reconnects once it is back.
 */
export async function openPostgres(
  { url, poolSize, databasePooler = null, databaseReplica = null }: PostgresSettings,
  log: FastifyBaseLogger,
): Promise<OpenDatabase> {
  await migrate(databasePooler?.directUrl ?? url, log);
  const isBehindPooler = databasePooler !== null;
  const pool = makePool({ url, size: poolSize, isBehindPooler }, log);
  const database = Object.assign(drizzle(pool), {
    transaction: (work: (tx: Transaction) => Promise<unknown>, modes?: TransactionModes) =>
      pooledTransaction(pool, work, modes),
  }) as unknown as Database;
  setEventNotifier(database, () => pool.query(NOTIFY_EVENTS));
  const leaveReplica =
    databaseReplica === null
      ? async () => undefined
      : followReplica(database, {
          primary: pool,
          replica: makePool(
            { url: databaseReplica.url, size: poolSize, isBehindPooler, queueTimeoutMs: REPLICA_QUEUE_TIMEOUT_MS },
            log,
          ),
          mostLagMs: databaseReplica.mostLagMs,
          log,
        });
  return {
    database,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await leaveReplica();
      await pool.end();
    },
  };
}

async function migrate(url: string, log: FastifyBaseLogger): Promise<void> {
  const client = await connectForMigrations(url);
  try {
    await acquireMigrationLock(client, log);
    await applyMigrations(client, { log });
  } finally {
    await client.end();
  }
}

/**
 * Waits until no other process brings the tables up to date. It asks again and again: a statement that waited would
 * hold up the concurrent indexes of the one whom it waits for.
 */
async function acquireMigrationLock(client: MigrationConnection, log: FastifyBaseLogger): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const [row] = await client.query(`select pg_try_advisory_lock(${MIGRATION_LOCK}) as mine`);
    if (row?.['mine'] === true) return;
    if (tries === 0) log.info('another process brings the tables up to date');
    await wait(LOCK_POLL_MS);
  }
}

/**
 * A connection for migrations.
 * @throws StartError with one line when the database cannot be reached
 */
export async function connectForMigrations(url: string): Promise<MigrationConnection & { end(): Promise<void> }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'krishi-haat migrations',
  });
  // Told through the failing query; without a listener it would end the process with a stack.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError([`DATABASE_URL: the database at ${placeOf(url)} cannot be reached: ${reasonOf(error)}`]);
  }
  return {
    query: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
    end: () => client.end(),
  };
}

/** Host, port and name, without user and password. */
function placeOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? 'the given address' : `${parsed.host || 'the local socket'}${parsed.pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
