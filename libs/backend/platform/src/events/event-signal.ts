import type { Database, Transaction } from '../database/connection.ts';

/** Notifies other processes that events were written; several in quick succession are announced once. */
type EventNotifier = () => Promise<unknown>;

/** Events written within this time are announced together. */
const NOTIFY_DELAY_MS = 20;

const listeners = new WeakMap<Database, Set<() => void>>();
const notifiers = new WeakMap<Database, EventNotifier>();
const notifying = new WeakSet<Database>();
const withEvents = new WeakSet<Transaction>();

/** Notes that a transaction has written an event. */
export function markEvents(tx: Transaction): void {
  withEvents.add(tx);
}

/** Whether a transaction has written an event. */
export function hasEvents(tx: Transaction): boolean {
  return withEvents.has(tx);
}

/** Sets how other processes on the database are notified; without it, there are none. */
export function setEventNotifier(database: Database, notify: EventNotifier): void {
  notifiers.set(database, notify);
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
  const notify = notifiers.get(database);
  if (notify === undefined || notifying.has(database)) return;
  notifying.add(database);
  setTimeout(() => {
    notifying.delete(database);
    notify().catch(() => undefined);
  }, NOTIFY_DELAY_MS).unref();
}
