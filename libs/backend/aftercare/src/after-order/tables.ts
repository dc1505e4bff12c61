import type { IssueStatus, ReturnStatus } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from '@haat/backend-orders/tables';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Counts returns of all processes. */
export const returnNumbers = pgSequence('return_numbers', { startWith: 1 });
/** Counts complaints of all processes. */
export const issueNumbers = pgSequence('issue_numbers', { startWith: 1 });

/** Goods that a farmer sends back. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text().$type<ReturnStatus>().notNull(),
    /** 001 to 005. */
    reason: text().notNull(),
    note: text().notNull(),
    photoIds: jsonb('photo_ids').$type<string[]>().notNull(),
    /** Why the shop refused it, in the shop's words; null while it has not. */
    refusal: text(),
    /** What comes back to the farmer, whole paise. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** What of it is no goods, but premium that the insurer gives back; the shop does not owe it. */
    premiumPaise: bigint('premium_paise', { mode: 'number' }).notNull().default(0),
    /** When support decided over the shop's refusal: from then on its packs count as given back. */
    overruledAt: time('overruled_at'),
    requestedAt: time('requested_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('order_returns_order').on(table.orderId),
    check('order_returns_amount', sql`${table.amountPaise} >= 0`),
  ],
);

/** Packs of a return. */
export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => orderReturns.id),
    variantId: text('variant_id').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.variantId] }),
    check('order_return_lines_quantity', sql`${table.quantity} >= 1`),
  ],
);

/** A complaint about an order, and its outcome. */
export const orderIssues = pgTable(
  'order_issues',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text().$type<IssueStatus>().notNull(),
    /** ORD03, ITM01 to ITM05. */
    reason: text().notNull(),
    /** The pack that it is about; null for the order as a whole. */
    variantId: text('variant_id'),
    note: text().notNull(),
    photoIds: jsonb('photo_ids').$type<string[]>().notNull(),
    answer: text(),
    openedAt: time('opened_at').notNull(),
    /** Clocks: when it is escalated unless it is answered, or closed, before. */
    answerBy: time('answer_by').notNull(),
    closeBy: time('close_by').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('order_issues_order').on(table.orderId),
    index('order_issues_clocks')
      .on(table.answerBy)
      .where(sql`status in ('OPEN', 'ANSWERED')`),
    index('order_issues_escalated')
      .on(table.updatedAt)
      .where(sql`status = 'ESCALATED'`),
  ],
);
