import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What changes what a payment company owes the market. */
export const GATEWAY_ENTRY_KINDS = ['capture', 'refund', 'dispute', 'fee', 'settlement'] as const;
/** What a line of the ledger is about. */
export type GatewayEntryKind = (typeof GATEWAY_ENTRY_KINDS)[number];

/**
 * The market's ledger with the payment companies: their sum is what they owe the market. Lines are only ever added,
 * which the database holds. See docs/domain/payments.md#ledger-with-the-gateway.
 */
export const gatewayEntries = pgTable(
  'gateway_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Names the event, so that the same one is never booked twice: 'capture:pay_…', 'refund:rfnd_…'. */
    reference: text().notNull().unique(),
    gateway: text().$type<'razorpay' | 'csc'>().notNull(),
    kind: text().$type<GatewayEntryKind>().notNull(),
    /** The company's own id of what it is about: 'pay_…', 'rfnd_…', 'disp_…', 'setl_…'. */
    entityId: text('entity_id').notNull(),
    /** Whole paise; positive is owed to the market. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('gateway_entries_entity').on(table.entityId),
    index('gateway_entries_at').on(table.kind, table.at),
    check('gateway_entries_amount', sql`${table.amountPaise} <> 0`),
  ],
);

/** A line of the ledger as the database has it. */
export type GatewayEntryRow = typeof gatewayEntries.$inferSelect;
