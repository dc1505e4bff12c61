import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { preparedRows } from '../database/prepared-query.ts';
import { markEvents } from './event-signal.ts';
import { outbox } from './tables.ts';

const insertEvents = preparedRows(sql`insert into ${outbox} (id, type, payload, created_at, due_at)
  select id, type, payload::jsonb, at, at
  from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('types')}::text[],
    ${sql.placeholder('payloads')}::text[], ${sql.placeholder('times')}::timestamptz[])
    as given(id, type, payload, at)`);

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

/** The same for any number of events, in one statement. */
export async function addEvents(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertEvents(tx, {
    ids: events.map(({ id }) => id),
    types: events.map(({ type }) => type),
    payloads: events.map(({ payload }) => JSON.stringify(payload)),
    times: events.map(({ at }) => at.toISOString()),
  });
  markEvents(tx);
}
