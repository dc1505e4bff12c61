import type { Database, Transaction } from '../database/connection.ts';

/** Tells other processes that events were written; several in quick succession are told once. */
type TellOthers = () => Promise<unknown>;

/** Time in which what is written is told to other processes together. */
const TOGETHER_MS = 20;

const listeners = new WeakMap<Database, Set<() => void>>();
const others = new WeakMap<Database, TellOthers>();
const telling = new WeakSet<Database>();
const withEvents = new WeakSet<Transaction>();

/** Notes that a transaction has written an event. */
export function markEvents(tx: Transaction): void {
  withEvents.add(tx);
}

/** Whether a transaction has written an event. */
export function hasEvents(tx: Transaction): boolean {
  return withEvents.has(tx);
}

/** Names how other processes on the database are told; where it is not named, there are none. */
export function tellOthersBy(database: Database, tell: TellOthers): void {
  others.set(database, tell);
}

/** Calls `wake` whenever this process has committed events. @returns what ends it */
export function onEventsWritten(database: Database, wake: () => void): () => void {
  const all = listeners.get(database) ?? new Set();
  listeners.set(database, all.add(wake));
  return () => void all.delete(wake);
}

/**
 * Tells this process at once, and the others within a moment, that events were committed. It is done after the
 * transaction, not in it: transactions that notify commit one after the other in PostgreSQL. A process that
 * misses the notification finds the events by polling, a second later.
 */
export function announceEvents(database: Database): void {
  for (const wake of listeners.get(database) ?? []) wake();
  const tell = others.get(database);
  if (tell === undefined || telling.has(database)) return;
  telling.add(database);
  setTimeout(() => {
    telling.delete(database);
    tell().catch(() => undefined);
  }, TOGETHER_MS).unref();
}
