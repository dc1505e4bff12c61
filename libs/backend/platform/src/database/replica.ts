import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { describeError } from '../describe-error.ts';
import { isDatabaseAway } from '../http/errors.ts';
import type { Database, Transaction } from './connection.ts';
import { pooledTransaction } from './pooled-transaction.ts';
import type { TransactionModes } from './pooled-transaction.ts';
import { replicaLag } from './replica-lag.ts';
import type { WalPosition } from './replica-lag.ts';

/** Pause between two looks at how far the replica has come. */
const LOOK_EVERY_MS = 1_000;
/** Longest wait for the answer to a look: a hung replica is left within this. */
const LOOK_TIMEOUT_MS = 2_000;
/** PostgreSQL ends a query on a replica that is in the way of what it has to apply. */
const RECOVERY_CONFLICT = '40001';

const replicas = new WeakMap<Database, Replica>();

/** A replica that this process reads from. */
interface Replica {
  readonly reads: Database;
  readonly lagMs: () => number | null;
}

/** How a replica is followed. */
export interface ReplicaSettings {
  readonly primary: pg.Pool;
  readonly replica: pg.Pool;
  /** Further behind than this it is not read, milliseconds. */
  readonly mostLagMs: number;
  readonly log: FastifyBaseLogger;
}

/**
 * Where to read what is the same for everybody and may be some seconds old: goods, shops, prices at markets, advice.
 * That is the replica while it is near enough, else the database itself. What belongs to one person (orders, cart,
 * account) is never read here, so that nobody misses what they have just done.
 */
export function publicReads(database: Database): Database {
  return replicas.get(database)?.reads ?? database;
}

/** How far the replica of a database is behind, milliseconds; null without one, and while it does not answer. */
export function replicaLagMs(database: Database): number | null {
  return replicas.get(database)?.lagMs() ?? null;
}

/**
 * Reads from a replica what `publicReads` is asked, beginning when it has been seen to be near enough.
 * @returns what ends it
 */
export function followReplica(database: Database, settings: ReplicaSettings): () => Promise<void> {
  const { primary, replica, mostLagMs, log } = settings;
  const stopping = new AbortController();
  const lag = replicaLag();
  let isUsed = false;
  const use = (wanted: boolean, reason: Readonly<Record<string, unknown>>) => {
    if (wanted === isUsed) return;
    isUsed = wanted;
    if (wanted) log.info(reason, 'the replica is read');
    else log.warn(reason, 'the replica is not read for a while');
  };
  const look = async () => {
    // Nothing is written while the database itself is away: what the replica has then grows no older.
    const written = await positionOf(primary, 'pg_current_wal_flush_lsn()').catch(() => null);
    if (written !== null) lag.noteWritten(written, performance.now());
    try {
      const lagMs = lag.noteApplied(await positionOf(replica, 'pg_last_wal_replay_lsn()'));
      use(lagMs <= mostLagMs, { lag_ms: Math.round(lagMs) });
    } catch (error) {
      lag.forget();
      use(false, { error: describeError(error) });
    }
  };
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await wait(LOOK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  })();

  /** Asks the replica; the database itself when the replica is not used or fails on its own account. */
  const route = async <Answer>(ask: (pool: pg.Pool) => Promise<Answer>): Promise<Answer> => {
    if (!isUsed) return ask(primary);
    try {
      return await ask(replica);
    } catch (error) {
      if (isDatabaseAway(error)) use(false, { error: describeError(error) });
      else if (!isRecoveryConflict(error)) throw error;
      return ask(primary);
    }
  };
  const query = (...given: unknown[]) =>
    route((pool) => (pool.query as (...all: unknown[]) => Promise<pg.QueryResult>)(...given));
  const reads = Object.assign(drizzle(Object.assign(Object.create(primary) as pg.Pool, { query })), {
    transaction: (work: (tx: Transaction) => Promise<unknown>, modes?: TransactionModes) =>
      route((pool) => pooledTransaction(pool, work, { ...modes, accessMode: 'read only' })),
  });
  replicas.set(database, { reads, lagMs: lag.last });
  return async () => {
    stopping.abort();
    await looking;
    await replica.end();
  };
}

/** A position in the log of what is written, as a number of bytes. */
async function positionOf(pool: pg.Pool, where: string): Promise<WalPosition> {
  const text = `select ${where} - '0/0'::pg_lsn as position`;
  const answer = await Promise.race([
    pool.query<{ position: string }>({ text }),
    wait(LOOK_TIMEOUT_MS, null, { ref: false }),
  ]);
  if (answer === null) throw new Error('no answer in time');
  const position = answer.rows[0]?.position;
  if (position === undefined || position === null) throw new Error('it follows no other server');
  return BigInt(position);
}

function isRecoveryConflict(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === RECOVERY_CONFLICT;
}
