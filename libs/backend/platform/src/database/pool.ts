import { isTracing, traceQuery } from '@haat/traces';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { PreparingClient, textOf } from './preparing-client.ts';
import { IDLE_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './statement-times.ts';
import { UnnamedClient } from './unnamed-client.ts';

/** Longest wait for a free connection; under load, requests queue as long as the caller may still want the answer. */
const QUEUE_TIMEOUT_MS = 8_000;

/** How a pool is made. */
export interface PoolSettings {
  readonly url: string;
  readonly size: number;
  /** Whether a pooler lends connections for one transaction each. */
  readonly isBehindPooler: boolean;
  /** Longest wait for a connection, milliseconds. */
  readonly queueTimeoutMs?: number;
}

/**
 * A pool of connections to one server. A connection that breaks is replaced, and the log says so.
 * @param log told of connections that break
 */
export function makePool(
  { url, size, isBehindPooler, queueTimeoutMs = QUEUE_TIMEOUT_MS }: PoolSettings,
  log: FastifyBaseLogger,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: isBehindPooler ? UnnamedClient : PreparingClient,
    max: size,
    application_name: 'krishi-haat',
    connectionTimeoutMillis: queueTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    ...(isBehindPooler
      ? {}
      : { statement_timeout: STATEMENT_TIMEOUT_MS, idle_in_transaction_session_timeout: IDLE_TIMEOUT_MS }),
  });
  tracePool(pool);
  // Without listeners it would end the process: the pool speaks for those at rest, each connection for itself while it
  // is in use.
  const noteBreak = (error: Error) => log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', noteBreak);
  pool.on('acquire', (client) => client.on('error', noteBreak));
  pool.on('release', (_error, client) => client.off('error', noteBreak));
  return pool;
}

/** What is asked of the pool itself belongs to who asks, whoever frees the connection for it. */
function tracePool(pool: pg.Pool): void {
  const ask = pool.query.bind(pool) as (...given: unknown[]) => Promise<pg.QueryResult>;
  const traced = (...given: unknown[]) =>
    isTracing() ? traceQuery(textOf(given[0]), () => ask(...given)) : ask(...given);
  pool.query = traced as pg.Pool['query'];
}
