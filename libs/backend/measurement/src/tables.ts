import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MeasuredEvent } from '@haat/api-contract';

/** Events on their way, each once for every sink that is to have it. */
export const measurementDeliveries = pgTable(
  'measurement_deliveries',
  {
    /** Name of the sink. */
    sink: text().notNull(),
    /** Of the event: told twice, it stands once. */
    id: uuid().notNull(),
    event: jsonb().$type<MeasuredEvent>().notNull(),
    /** When it was. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** When the sink took it, or refused it for good; kept for a day, so that what is told late is known. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.sink, table.id] }),
    index('measurement_deliveries_waiting')
      .on(table.sink, table.at, table.id)
      .where(sql`settled_at is null`),
    index('measurement_deliveries_settled').on(table.settledAt),
  ],
);

/** How it goes with each sink. */
export const measurementSinks = pgTable('measurement_sinks', {
  name: text().primaryKey(),
  /** Not before this time, after a failure. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  /** Requests that failed since the last that did not. */
  failures: integer().notNull().default(0),
  /** Events that the sink refused for good. */
  refused: integer().notNull().default(0),
  /** Events that waited too long, or were too many. */
  dropped: integer().notNull().default(0),
});
