import { date, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { vendors } from '@haat/backend-market/tables';
import { orders } from '@haat/backend-orders/tables';

import type { InvoiceParties } from './invoice-parties.ts';

/** How many bills a shop has written in a financial year: the law wants each shop's numbers without a gap. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    vendorId: text('vendor_id')
      .notNull()
      .references(() => vendors.id),
    /** Year in which it began, in April. */
    financialYear: integer('financial_year').notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.financialYear] })],
);

/** Invoices of orders: the order's data, and the registration data that was valid on that day. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    vendorId: text('vendor_id').notNull(),
    /** At most 16 signs: '26-27/000123'. */
    number: text().notNull(),
    /** Day of the bill, 'YYYY-MM-DD' in India. */
    day: date({ mode: 'string' }).notNull(),
    /** Null for invoices issued before registration data was stored. */
    parties: jsonb('papers').$type<InvoiceParties>(),
  },
  (table) => [unique('invoices_number_of_a_shop').on(table.vendorId, table.number)],
);
