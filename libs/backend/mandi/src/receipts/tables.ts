import type { MandiReceiptReason, MandiReceiptStatus } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { mandiCommodities, mandiMarkets } from '../prices/tables.ts';

/** Sale slips that farmers sent. See docs/domain/mandi.md#sale-slips. */
export const mandiReceipts = pgTable(
  'mandi_receipts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    marketId: integer('market_id')
      .notNull()
      .references(() => mandiMarkets.id),
    commodityId: integer('commodity_id')
      .notNull()
      .references(() => mandiCommodities.id),
    /** Of the sale, in India. */
    day: date({ mode: 'string' }).notNull(),
    quantityKg: integer('quantity_kg').notNull(),
    /** Paise a quintal. */
    ratePaise: integer('rate_paise').notNull(),
    photoId: uuid('photo_id').notNull(),
    /** SHA-256 of the photo as it is kept. */
    pictureHash: text('picture_hash').notNull(),
    status: text().$type<MandiReceiptStatus>().notNull(),
    /** Null unless it was rejected. */
    reason: text().$type<MandiReceiptReason>(),
    /** Whether the rate fitted the market's prices when it came. */
    isPlausible: boolean('is_plausible').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Null before it was looked at, and where the simulated checker did. */
    checkerId: uuid('checker_id').references(() => users.id),
    /** Looked at by the simulated checker of the sample. */
    isSampleCheck: boolean('is_sample_check').notNull(),
  },
  (table) => [
    // One slip counts once, whatever a program does.
    uniqueIndex('mandi_receipts_picture')
      .on(table.pictureHash)
      .where(sql`status <> 'REJECTED'`),
    uniqueIndex('mandi_receipts_numbers')
      .on(table.userId, table.marketId, table.commodityId, table.day, table.quantityKg, table.ratePaise)
      .where(sql`status <> 'REJECTED'`),
    index('mandi_receipts_market').on(table.marketId, table.commodityId, table.day),
    index('mandi_receipts_user').on(table.userId, table.createdAt),
    index('mandi_receipts_waiting')
      .on(table.createdAt)
      .where(sql`status = 'RECEIVED'`),
    check('mandi_receipts_reason', sql`(${table.status} = 'REJECTED') = (${table.reason} is not null)`),
  ],
);
