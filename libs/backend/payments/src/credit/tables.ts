import type { CreditKeyFacts } from '@haat/api-contract';
import type { CreditEntryKind, Language } from '@haat/api-contract/vocabulary';
import { bigint, bigserial, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';

/** Credit lines: what a farmer may owe at most, and on what terms. One a farmer. See docs/domain/credit.md#terms. */
export const creditLines = pgTable('credit_lines', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  limitPaise: bigint('limit_paise', { mode: 'number' }).notNull(),
  /** Days after an order until it must be paid. */
  tenorDays: integer('tenor_days').notNull(),
  /** Days after an order that cost nothing. */
  freeDays: integer('free_days').notNull(),
  /** Interest for thirty days in hundredths of a percent: 150 is 1.5 %. */
  monthlyBasisPoints: integer('monthly_basis_points').notNull(),
  /** Day in India up to which interest is in the ledger, or null before the first. */
  accruedThrough: date('accrued_through', { mode: 'string' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A credit line as the database has it. */
export type CreditLineRow = typeof creditLines.$inferSelect;

/**
 * What a transaction of the ledger is about. `delivery`: an open order becomes dues, which changes no sum that is
 * owed.
 */
export type LedgerKind = CreditEntryKind | 'delivery';

/**
 * Accounts of the ledger. The first two are the farmer's: the total of open orders, and what is due for delivered
 * goods and as interest. The others are the counter-accounts.
 */
export type LedgerAccount = 'farmer-open' | 'farmer-dues' | 'sales' | 'interest' | 'repayments';

/** Transactions of the credit ledger; they are only ever added to. */
export const creditTransactions = pgTable(
  'credit_transactions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => creditLines.userId),
    kind: text().$type<LedgerKind>().notNull(),
    /** The order that it is about; null for interest and repayments. */
    orderId: uuid('order_id'),
    /** Names the event, so that the same one is never booked twice: 'order:<id>', 'interest:<user>:<day>'. */
    reference: text().notNull().unique(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('credit_transactions_user').on(table.userId, table.at),
    index('credit_transactions_order').on(table.orderId),
  ],
);

/** Entries of the ledger: those of one transaction sum to zero, which the database checks when the transaction ends. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => creditTransactions.id),
    account: text().$type<LedgerAccount>().notNull(),
    /** Whole paise; what the farmer owes more is positive on the farmer's accounts. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  },
  (table) => [index('credit_entries_transaction').on(table.transactionId)],
);

/**
 * Key Facts Statements that farmers agreed to, one an order on credit, word for word; rows are only ever added. See
 * docs/domain/credit.md#key-facts-statement.
 */
export const creditAcceptances = pgTable(
  'credit_acceptances',
  {
    orderId: uuid('order_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => creditLines.userId),
    version: text().notNull(),
    statement: jsonb().$type<CreditKeyFacts>().notNull(),
    /** In which it was read. */
    language: text().$type<Language>().notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('credit_acceptances_user').on(table.userId, table.acceptedAt)],
);
