import type { MandiAlertDirection } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { date, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { mandiCommodities, mandiMarkets } from '../prices/tables.ts';

/** Prices of which a person wants to be told. See docs/domain/mandi.md#alerts. */
export const mandiAlerts = pgTable(
  'mandi_alerts',
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
    direction: text().$type<MandiAlertDirection>().notNull(),
    /** Paise a quintal. */
    thresholdPaise: integer('threshold_paise').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The newest price that was looked at; null before the first. */
    seenDay: date('seen_day', { mode: 'string' }),
    seenPaise: integer('seen_paise'),
    /** The last price that was looked at of a day before `seenDay`. */
    beforePaise: integer('before_paise'),
    /** The day of the price that was told of last. */
    toldDay: date('told_day', { mode: 'string' }),
  },
  (table) => [
    unique('mandi_alerts_once').on(
      table.userId,
      table.marketId,
      table.commodityId,
      table.direction,
      table.thresholdPaise,
    ),
  ],
);
