import { cube } from '@haat/backend-market/earth';
import { sql } from 'drizzle-orm';
import { boolean, date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { mandiCommodities } from '../prices/tables.ts';

/** Places that take produce in for a buyer. See docs/domain/mandi.md#collection-centres. */
export const mandiCentres = pgTable(
  'mandi_centres',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its name on the wire. */
    slug: text().notNull().unique(),
    /** Of the place where it stands, in Latin letters. */
    name: text().notNull(),
    state: text().notNull(),
    district: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** 'HH:mm' in India. */
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
    /** 0 Sunday to 6 Saturday, or null. */
    closedWeekday: integer('closed_weekday'),
    isSample: boolean('is_sample').notNull(),
    position: cube()
      .notNull()
      .generatedAlwaysAs(sql`ll_to_earth(lat, lng)::cube`),
  },
  (table) => [index('mandi_centres_position').using('gist', table.position)],
);

/** What a centre pays for a commodity, paise a quintal, from a day on. */
export const mandiCentreRates = pgTable(
  'mandi_centre_rates',
  {
    centreId: integer('centre_id')
      .notNull()
      .references(() => mandiCentres.id, { onDelete: 'cascade' }),
    commodityId: integer('commodity_id')
      .notNull()
      .references(() => mandiCommodities.id),
    ratePaise: integer('rate_paise').notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.centreId, table.commodityId] })],
);
