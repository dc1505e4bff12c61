import type { DisputePhase, DisputeStatus } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '@haat/backend-orders/tables';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Payments that a payer's bank disputes, as the gateway tells. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    /** 'disp_…' */
    id: text().primaryKey(),
    /** Of a payment that may be none of ours. */
    gatewayPaymentId: text('gateway_payment_id').notNull(),
    /** Null for money that was taken for dues, and for a payment that is none of ours. */
    orderId: uuid('order_id').references(() => orders.id),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** What the gateway has taken off what it owes us, whole paise. */
    deductedPaise: bigint('deducted_paise', { mode: 'number' }).notNull(),
    reasonCode: text('reason_code').notNull(),
    phase: text().$type<DisputePhase>().notNull(),
    status: text().$type<DisputeStatus>().notNull(),
    /** The gateway wants evidence. */
    needsAction: time('needs_action_at'),
    /** Until when it can be answered. */
    respondBy: time('respond_by'),
    /** When the gateway made the event that was told last. */
    toldAt: time('told_at').notNull(),
    openedAt: time('opened_at').notNull(),
  },
  (table) => [
    index('payment_disputes_payment').on(table.gatewayPaymentId),
    index('payment_disputes_open')
      .on(table.respondBy)
      .where(sql`status in ('open', 'under_review')`),
  ],
);

/**
 * What of a return's money did not go back because the payer's bank disputed the payment. See
 * docs/domain/payments.md#parts-of-a-payment.
 */
export const withheldRefunds = pgTable(
  'withheld_refunds',
  {
    returnId: uuid('return_id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** What of it is premium that an insurer gives back. */
    premiumPaise: bigint('premium_paise', { mode: 'number' }).notNull(),
    /** What of it went back since. */
    releasedPaise: bigint('released_paise', { mode: 'number' }).notNull().default(0),
    withheldAt: time('withheld_at').notNull(),
  },
  (table) => [
    index('withheld_refunds_order').on(table.orderId),
    check('withheld_refunds_released', sql`${table.releasedPaise} between 0 and ${table.amountPaise}`),
  ],
);

/** A dispute as the database has it. */
export type DisputeRow = typeof paymentDisputes.$inferSelect;
