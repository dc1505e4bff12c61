import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Localised } from '@haat/backend-platform';
import { cube } from './earth.ts';

/** Every PIN code of the country with its main post office. */
export const places = pgTable(
  'places',
  {
    pincode: text().primaryKey(),
    officeName: text('office_name').notNull(),
    district: text().notNull(),
    state: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Post offices under this PIN: more of them, more people. */
    officeCount: integer('office_count').notNull(),
    /** How exact the position is: 'pin' and 'pin_cleaned' are the office's own, the others its district's. */
    quality: text().notNull(),
    /** Folded office name, for finding the office first. */
    searchOffice: text('search_office').notNull(),
    /** Folded district name, for the places of a district that was asked for by its name. */
    searchDistrict: text('search_district').notNull(),
    /** Folded office, district and state names in every known language. */
    search: text().notNull(),
    /** The same without its 'a's, which people write or leave out. */
    searchSkeleton: text('search_skeleton')
      .notNull()
      .generatedAlwaysAs(sql`replace(search, 'a', '')`),
    position: cube()
      .notNull()
      .generatedAlwaysAs(sql`ll_to_earth(lat, lng)::cube`),
  },
  (table) => [
    index('places_search').using('gin', sql`${table.search} gin_trgm_ops`),
    index('places_search_skeleton').using('gin', sql`${table.searchSkeleton} gin_trgm_ops`),
    index('places_pincode_prefix').using('btree', sql`${table.pincode} text_pattern_ops`),
    index('places_position').using('gist', table.position),
  ],
);

/** States and union territories with their names. */
export const states = pgTable('states', {
  /** English name, as places and districts name it. */
  state: text().primaryKey(),
  name: jsonb().$type<Localised>().notNull(),
});

/** Districts with the names that are known. */
export const districts = pgTable(
  'districts',
  {
    state: text().notNull(),
    district: text().notNull(),
    name: jsonb().$type<Localised>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.district] })],
);
