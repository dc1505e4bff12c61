import type { SeasonKind } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { variants } from '../catalogue/tables.ts';
import { vendors } from '../vendors/tables.ts';

/** Seasons that are booked ahead. Days are India's, 'YYYY-MM-DD'. */
export const prebookSeasons = pgTable('prebook_seasons', {
  /** E.g. 'kharif-2027'. */
  id: text().primaryKey(),
  kind: text().$type<SeasonKind>().notNull(),
  /** Days on which shops hand over; one of them is chosen. In order, none empty. */
  bookingDates: jsonb('booking_dates').$type<string[]>().notNull(),
  /** The last of them. */
  lastDate: date('last_date', { mode: 'string' }).notNull(),
});

/** A shop's prebook offer of a pack for a season, at a fixed price. The farmer pays price − discount. */
export const prebookOffers = pgTable(
  'prebook_offers',
  {
    seasonId: text('season_id')
      .notNull()
      .references(() => prebookSeasons.id),
    vendorId: text('vendor_id')
      .notNull()
      .references(() => vendors.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    pricePaise: bigint('price_paise', { mode: 'number' }).notNull(),
    discountPaise: bigint('discount_paise', { mode: 'number' }).notNull(),
    /** Packs that the shop will have. */
    promised: integer().notNull(),
    /** Of those, packs that are booked. */
    taken: integer().notNull().default(0),
    /** Share of the goods' price that is paid in advance; 0 for none. */
    advancePercent: integer('advance_percent').notNull(),
    /** Cancelling costs nothing until so many days before the booking date. */
    cancelFreeDays: integer('cancel_free_days').notNull().default(3),
  },
  (table) => [
    primaryKey({ columns: [table.vendorId, table.variantId, table.seasonId] }),
    check('prebook_offers_promised_once', sql`${table.taken} >= 0 and ${table.taken} <= ${table.promised}`),
    check(
      'prebook_offers_discount_within_price',
      sql`${table.discountPaise} >= 0 and ${table.discountPaise} <= ${table.pricePaise}`,
    ),
    check('prebook_offers_advance', sql`${table.advancePercent} between 0 and 100 and ${table.cancelFreeDays} >= 0`),
  ],
);

/** Packs that an order has booked. */
export interface PrebookedLine {
  variantId: string;
  /** A whole number ≥ 1. */
  quantity: number;
}
