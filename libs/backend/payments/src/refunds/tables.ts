import type {
  RefundCause,
  RefundLegStatus,
  RefundStatus,
  RefundTarget,
  SecondPaymentEnd,
} from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
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
import type { PayoutKind } from '../payouts/payout-adapter.ts';

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
    /** Through what a payout was sent whose outcome is unknown; null while none is. */
    sentThrough: text('sent_through').$type<PayoutKind>(),
    /** The bank's reference of the payout that the refund was completed with. */
    bankReference: text('bank_reference'),
    /** When it turned out that the money went out a second time, as long as support has not closed that. */
    paidTwiceAt: time('paid_twice_at'),
    /** When the bank gave money back that had arrived, until support has paid it once more. */
    reversedAt: time('reversed_at'),
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
    // What of a payment has gone back is summed with each refund.
    index('refunds_payment').on(table.gatewayPaymentId).concurrently(),
    // What waits for its farmer's account is looked for every minute.
    index('refunds_undirected')
      .on(table.id)
      .where(sql`${table.to} is null and ${table.gatewayPaymentId} is null`)
      .concurrently(),
    index('refunds_newest')
      .on(sql`${table.requestedAt} desc`, sql`${table.id} desc`)
      .concurrently(),
    index('refunds_due')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    // One cause refunds a payment once; parts of it go back by returns and complaints, by support's word,
    // and as sellers cancel them.
    uniqueIndex('refunds_once_for_cause')
      .on(table.gatewayPaymentId, table.cause)
      .where(sql`cause not in ('return', 'overruled', 'part-cancelled', 'issue-settled')`)
      .concurrently(),
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

/**
 * What persons of support have read at the bank about a payout that it does not answer: rows are only ever added. Two
 * of them with the same reference settle it.
 */
export const refundBankReferences = pgTable(
  'refund_bank_references',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    bankReference: text('bank_reference').notNull(),
    givenAt: time('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.userId, table.bankReference] })],
);

/** What happened to money that went out a second time. */
export type SecondPaymentKind = 'paid-twice' | SecondPaymentEnd;

/**
 * What receivers of refunds owe the market because they were paid twice: the sum of all lines. Lines are only ever
 * added, which the database holds. See docs/domain/payments.md#refunds-that-were-paid-twice.
 */
export const secondPaymentEntries = pgTable(
  'second_payment_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    kind: text().$type<SecondPaymentKind>().notNull(),
    /** Whole paise; above zero is owed to the market. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** Names the payment or the act, so that it is booked once. */
    reference: text().notNull().unique(),
    at: time('at').notNull(),
  },
  (table) => [
    index('second_payment_entries_refund').on(table.refundId),
    check('second_payment_entries_amount', sql`(${table.kind} = 'paid-twice') = (${table.amountPaise} > 0)`),
  ],
);

/** A refund as the database has it. */
export type RefundRow = typeof refunds.$inferSelect;
