import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { cube } from '@haat/backend-market/earth';
import type { Localised } from '@haat/backend-platform';

/** Where a price comes from. Prices of the sample market say so wherever they are shown. */
export const PRICE_SOURCES = ['data.gov.in', 'import', 'sample'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** What is traded at markets. */
export const mandiCommodities = pgTable(
  'mandi_commodities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its name on the wire. */
    slug: text().notNull().unique(),
    /** As the source of prices spells it. */
    officialName: text('official_name').notNull().unique(),
    name: jsonb().$type<Localised>().notNull(),
    /** The crop that it is, or is made of; null for what is no crop of ours. */
    cropId: text('crop_id'),
    picture: text(),
    /** The most traded first. */
    sortOrder: integer('sort_order').notNull(),
    /** Folded names in every language. */
    search: text().notNull(),
  },
  (table) => [index('mandi_commodities_search').using('gin', sql`${table.search} gin_trgm_ops`)],
);

/** Markets. A market whose charges are not known has none of the four. */
export const mandiMarkets = pgTable(
  'mandi_markets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its name on the wire. */
    slug: text().notNull().unique(),
    state: text().notNull(),
    /** As the directory of post offices spells it. */
    district: text().notNull(),
    /** District and market as the source of prices spells them. */
    officialDistrict: text('official_district').notNull(),
    officialName: text('official_name').notNull(),
    /** In Latin letters, without the words for 'market'. */
    name: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Whether the position is its town's; else it is the centre of its district. */
    isTown: boolean('is_town').notNull(),
    marketFeePercent: doublePrecision('market_fee_percent'),
    commissionPercent: doublePrecision('commission_percent'),
    /** Paise a quintal. */
    handlingPaise: integer('handling_paise'),
    /** Paise a quintal and kilometre. */
    transportPaise: integer('transport_paise'),
    position: cube()
      .notNull()
      .generatedAlwaysAs(sql`ll_to_earth(lat, lng)::cube`),
    /** Folded names in every script. */
    search: text().notNull().default(''),
  },
  (table) => [
    unique('mandi_markets_official').on(table.state, table.officialDistrict, table.officialName),
    index('mandi_markets_position').using('gist', table.position),
    index('mandi_markets_search')
      .using('gin', sql`${table.search} gin_trgm_ops`)
      .concurrently(),
  ],
);

/** Prices, paise a quintal: one row for a variety and grade on a day. */
export const mandiPrices = pgTable(
  'mandi_prices',
  {
    marketId: integer('market_id')
      .notNull()
      .references(() => mandiMarkets.id),
    commodityId: integer('commodity_id')
      .notNull()
      .references(() => mandiCommodities.id),
    /** On which the goods came, in India. */
    day: date({ mode: 'string' }).notNull(),
    variety: text().notNull(),
    grade: text().notNull(),
    minPaise: integer('min_paise').notNull(),
    modalPaise: integer('modal_paise').notNull(),
    maxPaise: integer('max_paise').notNull(),
    /** How much came, tonnes; null where the source does not tell. */
    arrivalTonnes: doublePrecision('arrival_tonnes'),
    source: text().$type<PriceSource>().notNull(),
  },
  (table) => [
    // Also answers: the newest day of a crop at a market, and its days in order.
    primaryKey({ columns: [table.marketId, table.commodityId, table.day, table.variety, table.grade] }),
    index('mandi_prices_day').on(table.day, table.commodityId, table.marketId),
    check(
      'mandi_prices_in_order',
      sql`0 < ${table.minPaise} and ${table.minPaise} <= ${table.modalPaise}
        and ${table.modalPaise} <= ${table.maxPaise}`,
    ),
  ],
);

/** Runs of fetching a day from a source, page by page: one that broke off goes on where it was. */
export const mandiIngests = pgTable('mandi_ingests', {
  id: uuid().primaryKey(),
  source: text().$type<PriceSource>().notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** Null until all of it is there. */
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  /** How many rows of the source have been read. */
  readRows: integer('read_rows').notNull(),
  /** Prices stored, those that were there before among them. */
  takenRows: integer('taken_rows').notNull(),
  setAsideRows: integer('set_aside_rows').notNull(),
});

/** Rows of sources that are no price, for an operator to look at: each once, however often it comes. */
export const mandiSetAsideRows = pgTable(
  'mandi_set_aside_rows',
  {
    /** SHA-256 of source and row. */
    fingerprint: text().primaryKey(),
    source: text().$type<PriceSource>().notNull(),
    reason: text().notNull(),
    /** As it came. */
    row: jsonb().$type<Record<string, string>>().notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mandi_set_aside_rows_time').on(table.firstSeenAt)],
);
