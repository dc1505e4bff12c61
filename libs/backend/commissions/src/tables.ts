import type { AgentEntryKind } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '@haat/backend-identity/tables';
import { orders } from '@haat/backend-orders/tables';

/** Orders that agents placed for farmers. */
export const agentSales = pgTable(
  'agent_sales',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => users.id),
    /** Hundredths of a per cent by kind of goods, as they were when it was placed. */
    rates: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('agent_sales_agent').on(table.agentId, sql`${table.placedAt} desc`)],
);

/** What agents earned, in whole paise; entries are added, never changed. See docs/domain/agents.md#commission. */
export const agentEntries = pgTable(
  'agent_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => users.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text().$type<AgentEntryKind>().notNull(),
    /** Below zero for what is taken back. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** Names the cause: it is booked once. */
    reference: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('agent_entries_once').on(table.reference),
    index('agent_entries_agent').on(table.agentId, table.at),
    index('agent_entries_order').on(table.orderId),
  ],
);
