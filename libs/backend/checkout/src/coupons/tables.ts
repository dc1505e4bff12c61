import type { CouponKind, Marketplace } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';

/** Coupons. See docs/domain/coupons.md#terms. */
export const coupons = pgTable(
  'coupons',
  {
    /** In capitals. */
    code: text().primaryKey(),
    kind: text().$type<CouponKind>().notNull(),
    /** Of an amount: whole paise; of a percentage: hundredths of a percent. */
    value: bigint({ mode: 'number' }).notNull(),
    /** Most that a percentage takes off, or null. */
    capPaise: bigint('cap_paise', { mode: 'number' }),
    /** What the goods must come to. */
    minimumPaise: bigint('minimum_paise', { mode: 'number' }).notNull().default(0),
    /** First and last day in India, or null. */
    validFrom: date('valid_from', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    marketplaces: jsonb().$type<Marketplace[]>().notNull(),
    /** Maximum number of orders of all farmers together, and of one farmer; null means no limit. */
    totalUses: integer('total_uses'),
    usesPerFarmer: integer('uses_per_farmer'),
    /** Orders that have it now: kept here too, so that a row's lock holds the total under many at once. */
    usedCount: integer('used_count').notNull().default(0),
    /** The only user who may use it; null means every user. */
    farmerId: uuid('farmer_id').references(() => users.id),
    /** Listed publicly; others are found by their code only. */
    isListed: boolean('is_listed').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('coupons_farmer').on(table.farmerId),
    check('coupons_uses_held', sql`used_count >= 0 and (total_uses is null or used_count <= total_uses)`),
  ],
);

/** A coupon as the database has it. */
export type CouponRow = typeof coupons.$inferSelect;

/** Orders that use a coupon; one that ended unfulfilled gives its use back. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: uuid().primaryKey(),
    code: text()
      .notNull()
      .references(() => coupons.code),
    farmerId: uuid('farmer_id')
      .notNull()
      .references(() => users.id),
    orderId: uuid('order_id').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    givenBackAt: timestamp('given_back_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('coupon_uses_one_of_an_order')
      .on(table.orderId)
      .where(sql`given_back_at is null`),
    index('coupon_uses_farmer')
      .on(table.farmerId, table.code)
      .where(sql`given_back_at is null`),
  ],
);
