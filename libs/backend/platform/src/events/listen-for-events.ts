import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';

const CHANNEL = 'haat_events';
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Tells every process that listens on the database that events were written. */
export const NOTIFY_EVENTS = `select pg_notify('${CHANNEL}', '')`;

/**
 * Calls `wake` when a process on this PostgreSQL has written events. It takes a connection of its own, beside the
 * pool's. A lost connection is opened again; until then, and behind a pooler that passes no notification on, events
 * are found by looking.
 * @returns what ends it
 */
export function listenForEvents(url: string, log: FastifyBaseLogger, wake: () => void): () => Promise<void> {
  let isStopped = false;
  let pause = FIRST_PAUSE_MS;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'krishi-haat events',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client = opened;
    let isLost = false;
    const lose = (reason: string) => {
      if (isLost || isStopped) return;
      isLost = true;
      log.warn({ reason }, 'events of other processes are not heard of for a while; they are looked for');
      opened.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), pause).unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    opened.on('error', ({ message }) => lose(message));
    opened.on('end', () => lose('the connection ended'));
    opened.on('notification', () => wake());
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      pause = FIRST_PAUSE_MS;
      // Events written while no connection was listening.
      wake();
    } catch (error) {
      lose(error instanceof Error ? error.message : String(error));
    }
  };

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
