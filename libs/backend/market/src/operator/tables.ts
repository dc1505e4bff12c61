import { bigserial, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { offers } from '../catalogue/tables.ts';

/**
 * Prices that a desk changed, with what they were: by it a price is compared with yesterday's. Rows are only ever
 * added. Who changed is known by the id alone: this area knows no people.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    cId: text('c_id')
      .notNull()
      .references(() => offers.cId),
    /** What was to be paid before, and from then on, whole paise. */
    beforePaise: integer('before_paise').notNull(),
    afterPaise: integer('after_paise').notNull(),
    userId: uuid('user_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('price_changes_offer').on(table.cId, table.at), index('price_changes_user').on(table.userId)],
);
