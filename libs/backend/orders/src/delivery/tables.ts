import type { OrderEscalation } from '@haat/api-contract/vocabulary';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables.ts';

/** Orders that support has to look at, each reason once. */
export const orderEscalations = pgTable(
  'order_escalations',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text().$type<OrderEscalation>().notNull(),
    /** Who brought it about; null when the market's own clock did. */
    userId: uuid('user_id'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);
