import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Events written in the transaction of their cause, and delivered afterwards at least once. */
export const outbox = pgTable(
  'outbox',
  {
    /** By this id a receiver recognises a duplicate. */
    id: uuid().primaryKey(),
    /** E.g. 'order.placed'. */
    type: text().notNull(),
    /** Ids, never names or numbers of people. */
    payload: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Not before this time; moved ahead while a process delivers it and after each failure. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** When delivery was abandoned after too many attempts. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`delivered_at is null and failed_at is null`),
  ],
);

/** Work that is done again and again, by one process at a time. */
export const jobLeases = pgTable('sweeps', {
  name: text().primaryKey(),
  /** Not before this time; moved ahead by the process that takes it. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
});
