import type { MoneyActKind, ShopEntryKind } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';
import { vendors } from '@haat/backend-market/tables';
import { orders } from '@haat/backend-orders/tables';
import { refunds } from '@haat/backend-payments/tables';

const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();
const time = (name: string) => timestamp(name, { withTimezone: true });

/** On which terms a shop sells here. Its row is also the lock under which it is paid, and others for it. */
export const shopAccounts = pgTable('shop_accounts', {
  vendorId: text('vendor_id')
    .primaryKey()
    .references(() => vendors.id),
  /** The market's fee in hundredths of a per cent of the goods. */
  feeBasisPoints: integer('fee_basis_points').notNull(),
  /** What the market gives back in a day of what the shop took in cash. */
  dailyRefundLimitPaise: paise('daily_refund_limit_paise'),
});

/** What happened between a shop and the market, in whole paise; entries are added, never changed. */
export const shopEntries = pgTable(
  'shop_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    vendorId: text('vendor_id')
      .notNull()
      .references(() => vendors.id),
    /** Null for money between shop and market. */
    orderId: uuid('order_id').references(() => orders.id),
    kind: text().$type<ShopEntryKind>().notNull(),
    /** Above zero the market owes it to the shop. */
    amountPaise: paise('amount_paise'),
    /** Names the cause: it is booked once. */
    reference: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    unique('shop_entries_once').on(table.reference),
    index('shop_entries_shop').on(table.vendorId, table.id),
    index('shop_entries_order').on(table.orderId),
  ],
);

/** Cash or repaid credit that the market pays out, on its way through the shop's limit. */
export const cashRefunds = pgTable(
  'cash_refunds',
  {
    refundId: uuid('refund_id')
      .primaryKey()
      .references(() => refunds.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    vendorId: text('vendor_id')
      .notNull()
      .references(() => shopAccounts.vendorId),
    amountPaise: paise('amount_paise'),
    /** Which destination this is about: a new one is held anew. */
    destinationVersion: integer('destination_version').notNull(),
    askedAt: time('asked_at').notNull(),
    /** Two persons of support have let it go to this destination. */
    confirmedAt: time('confirmed_at'),
    /** Day in India on which the market pays it; it counts against that day's limit. */
    releasedOn: date('released_on', { mode: 'string' }),
  },
  (table) => [
    index('cash_refunds_order').on(table.orderId),
    index('cash_refunds_day')
      .on(table.vendorId, table.releasedOn)
      .where(sql`released_on is not null`),
  ],
);

/** What support does with money: who wanted it and why, and who confirmed it. Rows are never deleted. */
export const moneyActs = pgTable(
  'money_acts',
  {
    id: uuid().primaryKey(),
    kind: text().$type<MoneyActKind>().notNull(),
    /** The shop, refund, return or complaint, or the farmer whose credit was repaid. */
    subjectId: text('subject_id').notNull(),
    /** The centre that took the money, of a repayment; null of everything else. */
    centreId: text('centre_id').references(() => vendors.id),
    amountPaise: paise('amount_paise'),
    reason: text().notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: time('requested_at').notNull(),
    /** The second person; null while one is waited for, and where none is needed. */
    confirmedBy: uuid('confirmed_by').references(() => users.id),
    doneAt: time('done_at'),
    /** A person of support, the first one perhaps, has said that it shall not be done. */
    declinedBy: uuid('declined_by').references(() => users.id),
    declinedAt: time('declined_at'),
  },
  (table) => [
    check(
      'money_acts_amount',
      sql`${table.amountPaise} > 0 or (${table.amountPaise} = 0 and ${table.kind} in ('role-given', 'role-taken'))`,
    ),
    check('money_acts_two_persons', sql`${table.confirmedBy} <> ${table.requestedBy}`),
    check('money_acts_one_end', sql`${table.doneAt} is null or ${table.declinedAt} is null`),
    index('money_acts_subject').on(table.kind, table.subjectId),
    index('money_acts_waiting')
      .on(table.requestedAt)
      .where(sql`done_at is null and declined_at is null`),
  ],
);
