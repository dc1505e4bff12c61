import type { OnlinePaymentKind } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { creditLines } from '../credit/tables.ts';
import { orders } from '@haat/backend-orders/tables';

const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();
const time = (name: string) => timestamp(name, { withTimezone: true });

/** Attempts to pay, one row each: an order, of which only the last can be open, or dues of a credit line. */
export const payments = pgTable(
  'payments',
  {
    /** Also the receipt at the gateway. */
    id: uuid().primaryKey(),
    /** Null when it pays dues. */
    orderId: uuid('order_id').references(() => orders.id),
    /** Whose dues it pays; null when it pays an order. */
    creditUserId: uuid('credit_user_id').references(() => creditLines.userId),
    /** Counts from 1 for each order. */
    attempt: integer().notNull(),
    kind: text().$type<OnlinePaymentKind>().notNull(),
    /** The gateway's own order; null until the farmer is first redirected to the gateway. */
    gatewayOrderId: text('gateway_order_id').unique(),
    amountPaise: paise('amount_paise'),
    /**
     * `pending`: not settled at the gateway. `failed`: reported by the gateway, or expired.
     */
    state: text().$type<'open' | 'pending' | 'captured' | 'failed'>().notNull(),
    /** Until when the order's packs wait for it; null for dues. */
    payBy: time('pay_by'),
    /**
     * When the gateway's order is queried next, because a report may have been lost. Null after the last query and once
     * it is paid.
     */
    nextAskAt: time('next_ask_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    unique('payments_attempts').on(table.orderId, table.attempt),
    check('payments_one_thing', sql`(${table.orderId} is null) <> (${table.creditUserId} is null)`),
    index('payments_credit')
      .on(table.creditUserId, table.createdAt)
      .where(sql`credit_user_id is not null`),
    index('payments_newest')
      .on(sql`${table.createdAt} desc`, sql`${table.id} desc`)
      .concurrently(),
    index('payments_due')
      .on(table.payBy)
      .where(sql`state in ('open', 'pending')`),
    index('payments_to_ask')
      .on(table.nextAskAt)
      .where(sql`next_ask_at is not null`),
  ],
);

/** An attempt to pay as the database has it. */
export type PaymentRow = typeof payments.$inferSelect;

/** Payments that the gateway has captured, each once. A payment settles an order or dues, or is refunded. */
export const paymentCaptures = pgTable(
  'payment_captures',
  {
    /** 'pay_…', or the CSC wallet's number of the transaction. */
    gatewayPaymentId: text('gateway_payment_id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Null when it was taken for dues. */
    orderId: uuid('order_id').references(() => orders.id),
    amountPaise: paise('amount_paise'),
    /** Whether it pays the order, or dues as far as there are any; what does not is refunded whole. */
    use: text().$type<'order' | 'dues' | 'refund'>().notNull(),
    capturedAt: time('captured_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_captures_one_pays')
      .on(table.orderId)
      .where(sql`use = 'order'`),
    uniqueIndex('payment_captures_one_for_dues')
      .on(table.paymentId)
      .where(sql`use = 'dues'`),
    index('payment_captures_order').on(table.orderId),
  ],
);

/** Money that was taken, as the database has it. */
export type CaptureRow = typeof paymentCaptures.$inferSelect;

/** The gateway's events that were taken, so that each counts once. What they said of people is not kept. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  /** SHA-256 of the signed bytes, hexadecimal: the same id with other content is no repeat. */
  bodyHash: text('body_hash').notNull(),
  receivedAt: time('received_at').notNull(),
});
