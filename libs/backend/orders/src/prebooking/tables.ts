import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PrebookedLine } from '@haat/backend-market';
import { prebookSeasons, vendors } from '@haat/backend-market/tables';

/** Orders in the queues of shops: first come, first served on the booking date. */
export const prebookPlaces = pgTable(
  'prebook_places',
  {
    /** Made in the order's transaction. */
    orderId: uuid('order_id').primaryKey(),
    seasonId: text('season_id')
      .notNull()
      .references(() => prebookSeasons.id),
    vendorId: text('vendor_id')
      .notNull()
      .references(() => vendors.id),
    /** From 1, in the order of booking. */
    ticket: integer().notNull(),
    bookingDate: date('booking_date', { mode: 'string' }).notNull(),
    lines: jsonb().$type<PrebookedLine[]>().notNull(),
    /**
     * Waits for its day; reached its day; or was released before it, with the order or because its payment failed:
     * then it can be reserved again.
     */
    state: text().$type<'waiting' | 'come' | 'given-back'>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('prebook_places_queue')
      .on(table.vendorId, table.seasonId, table.ticket)
      .where(sql`state = 'waiting'`),
    index('prebook_places_due')
      .on(table.bookingDate, table.ticket)
      .where(sql`state = 'waiting'`),
  ],
);
