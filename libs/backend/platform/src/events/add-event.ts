import type { Transaction } from '../database/connection.ts';
import { outbox } from './tables.ts';

/** Something that happened, to be told afterwards. */
export interface OutboxEvent {
  /** A new id, by which a receiver knows an event that comes twice. */
  id: string;
  type: string;
  /** Ids, never names or numbers of people. */
  payload: Record<string, string>;
  at: Date;
}

/** Writes an event in the transaction of what it tells of: both are kept, or neither. */
export async function addEvent(tx: Transaction, { id, type, payload, at }: OutboxEvent): Promise<void> {
  await tx.insert(outbox).values({ id, type, payload, createdAt: at, dueAt: at });
}
