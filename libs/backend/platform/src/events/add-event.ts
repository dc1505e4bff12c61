import type { Transaction } from '../database/connection.ts';
import { markEvents } from './event-signal.ts';
import { outbox } from './tables.ts';

/** An event that is delivered after its transaction. */
export interface OutboxEvent {
  /** A new id, by which a receiver recognises a duplicate. */
  id: string;
  type: string;
  /** Ids, never names or numbers of people. */
  payload: Record<string, string>;
  at: Date;
}

/**
 * Writes an event in the transaction of its cause: both are committed, or neither. Once they are, the processes
 * that deliver events are woken.
 */
export async function addEvent(tx: Transaction, { id, type, payload, at }: OutboxEvent): Promise<void> {
  await tx.insert(outbox).values({ id, type, payload, createdAt: at, dueAt: at });
  markEvents(tx);
}
