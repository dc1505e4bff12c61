import type { MandiDemandStatus, MandiOfferStatus } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { cube } from '@haat/backend-market/earth';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { mandiCommodities } from '../prices/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What buyers want. See docs/domain/mandi.md#demands-and-offers. */
export const mandiDemands = pgTable(
  'mandi_demands',
  {
    id: uuid().primaryKey(),
    /** Null for the sample's, which belong to no person. */
    buyerId: uuid('buyer_id').references(() => users.id),
    /** As farmers see it. */
    buyer: text().notNull(),
    status: text().$type<MandiDemandStatus>().notNull(),
    commodityId: integer('commodity_id')
      .notNull()
      .references(() => mandiCommodities.id),
    grade: text().notNull(),
    quantityKg: integer('quantity_kg').notNull(),
    acceptedKg: integer('accepted_kg').notNull(),
    /** Paise a quintal. */
    ratePaise: integer('rate_paise').notNull(),
    moisturePercent: doublePrecision('moisture_percent').notNull(),
    marketFeePercent: doublePrecision('market_fee_percent').notNull(),
    commissionPercent: doublePrecision('commission_percent').notNull(),
    /** Paise a quintal. */
    handlingPaise: integer('handling_paise').notNull(),
    /** Days from weighing to payment. */
    paysAfterDays: integer('pays_after_days').notNull(),
    /** The last day, in India. */
    until: date({ mode: 'string' }).notNull(),
    /** In Latin letters. */
    place: text().notNull(),
    district: text().notNull(),
    state: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    createdAt: moment('created_at').notNull(),
    position: cube()
      .notNull()
      .generatedAlwaysAs(sql`ll_to_earth(lat, lng)::cube`),
    isSample: boolean('is_sample').notNull(),
  },
  (table) => [
    index('mandi_demands_open')
      .on(table.until, table.commodityId)
      .where(sql`status = 'OPEN'`),
    index('mandi_demands_buyer').on(table.buyerId, table.createdAt),
    // What is accepted never passes what is wanted, whatever a program does.
    check(
      'mandi_demands_quantity',
      sql`0 < ${table.quantityKg} and 0 <= ${table.acceptedKg} and ${table.acceptedKg} <= ${table.quantityKg}`,
    ),
  ],
);

/** What farmers offer. */
export const mandiOffers = pgTable(
  'mandi_offers',
  {
    id: uuid().primaryKey(),
    demandId: uuid('demand_id')
      .notNull()
      .references(() => mandiDemands.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    status: text().$type<MandiOfferStatus>().notNull(),
    quantityKg: integer('quantity_kg').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was accepted, rejected, withdrawn or expired. */
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('mandi_offers_open')
      .on(table.demandId, table.userId)
      .where(sql`status = 'OFFERED'`),
    index('mandi_offers_user').on(table.userId, table.createdAt),
  ],
);
