import type { RefundCause, RefundLegStatus, RefundStatus, RefundTarget } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';
import { orders } from '@haat/backend-orders/tables';
import { paymentCaptures } from '../attempts/tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Counts refunds of all processes. */
export const refundNumbers = pgSequence('refund_numbers', { startWith: 1 });

/** Refunds to farmers. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    /** The number shown to the farmer: 'R2026-000012'. */
    number: text().notNull().unique(),
    /** Null for money that was taken for dues. */
    orderId: uuid('order_id').references(() => orders.id),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    cause: text().$type<RefundCause>().notNull(),
    /** Null while a cash refund waits for a destination. */
    to: text().$type<RefundTarget>(),
    status: text().$type<RefundStatus>().notNull(),
    leg: text().$type<RefundLegStatus>(),
    /** The payment that is refunded; null when the order was not paid through the gateway. */
    gatewayPaymentId: text('gateway_payment_id').references(() => paymentCaptures.gatewayPaymentId),
    gatewayRefundId: text('gateway_refund_id').unique(),
    /** The return that it belongs to: one refund for each cause. */
    returnId: uuid('return_id'),
    /** UPI id or bank account, encrypted; forgotten once the money is there. */
    encryptedDestination: text('sealed_destination'),
    maskedDestination: text('masked_destination'),
    /** Counts the destinations that were given, from 1: support says which of them was paid. */
    destinationVersion: integer('destination_version').notNull().default(0),
    /** Number of attempts that failed permanently; each new attempt has its own key at the gateway. */
    failures: integer().notNull().default(0),
    /** When to try or to ask next; null when nothing is to be done. */
    nextTryAt: time('next_try_at'),
    /** When support was notified; retries go on. */
    raisedAt: time('raised_at'),
    requestedAt: time('requested_at').notNull(),
    completedAt: time('completed_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_due')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    // One cause refunds a payment once; parts of it go back by returns and by support's word.
    uniqueIndex('refunds_once')
      .on(table.gatewayPaymentId, table.cause)
      .where(sql`cause not in ('return', 'overruled')`),
    uniqueIndex('refunds_of_return').on(table.returnId, table.cause),
    check('refunds_amount', sql`${table.amountPaise} > 0`),
  ],
);

/** Every destination that was given for a refund: rows are only ever added, so that a change can be looked into. */
export const refundDestinations = pgTable(
  'refund_destinations',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    version: integer().notNull(),
    to: text().$type<RefundTarget>().notNull(),
    /** UPI id or bank account, encrypted. */
    encryptedDestination: text('sealed_destination').notNull(),
    maskedDestination: text('masked_destination').notNull(),
    /** Who gave it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    givenAt: time('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.version] })],
);

/** A refund as the database has it. */
export type RefundRow = typeof refunds.$inferSelect;
