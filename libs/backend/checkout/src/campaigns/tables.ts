import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StockLine } from '@haat/backend-market';

/** Campaigns: goods of one shop that a link in a message puts into a cart. */
export const campaigns = pgTable(
  'campaigns',
  {
    /** What its links carry. */
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Internal title; only staff see it. */
    name: text().notNull().unique(),
    vendorId: text('vendor_id').notNull(),
    lines: jsonb().$type<StockLine[]>().notNull(),
    couponCode: text('coupon_code'),
    /** First and last day in India. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** Place when none was chosen, or null. */
    pincode: text(),
    /**
     * Order limit: once it is reached, the link no longer opens for new farmers and no order is accepted; null means
     * no limit.
     */
    mostOrders: integer('most_orders'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('campaigns_newest').on(table.createdAt)],
);

/** A campaign as the database has it. */
export type CampaignRow = typeof campaigns.$inferSelect;

/** Carts that a campaign filled, and what was ordered of them. */
export const campaignCarts = pgTable(
  'campaign_carts',
  {
    cartId: uuid('cart_id').primaryKey(),
    campaign: integer()
      .notNull()
      .references(() => campaigns.number),
    filledAt: timestamp('filled_at', { withTimezone: true }).notNull(),
    /** The order that the cart became, and whose it is. */
    orderId: uuid('order_id'),
    farmerId: uuid('farmer_id'),
    /** Whether that order stands: one that ended unfulfilled does not count. */
    isCounted: boolean('is_counted').notNull().default(false),
  },
  (table) => [
    index('campaign_carts_counted')
      .on(table.campaign, table.farmerId)
      .where(sql`is_counted`),
    index('campaign_carts_order').on(table.orderId),
  ],
);
