import type { Language } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import type { Localised } from '@haat/backend-platform';
import {
  boolean,
  date,
  foreignKey,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { groupInsuranceProducts } from '../policies/tables.ts';

/** Terms of insurance products, by version; rows are only ever added. See docs/domain/insurance.md#term-sheets. */
export const insuranceTermSheets = pgTable(
  'insurance_term_sheets',
  {
    productId: text('product_id')
      .notNull()
      .references(() => groupInsuranceProducts.id),
    version: text().notNull(),
    /** The first day on which it holds, in India. */
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    /** A sentence a line. */
    summary: jsonb().$type<Localised>().notNull(),
    /** A paragraph a line. */
    terms: jsonb().$type<Localised>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.version] }),
    unique('insurance_term_sheets_one_a_day').on(table.productId, table.effectiveOn),
  ],
);

/** Which version of which terms a person accepted, and how; rows are only ever added. */
export const insuranceTermAcceptances = pgTable(
  'insurance_term_acceptances',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    productId: text('product_id').notNull(),
    version: text().notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
    /** In which it was read. */
    language: text().$type<Language>().notNull(),
    /** The person had it read out. */
    heardAloud: boolean('heard_aloud').notNull(),
  },
  (table) => [
    unique('insurance_term_acceptances_once').on(table.userId, table.productId, table.version),
    foreignKey({
      name: 'insurance_term_acceptances_sheet',
      columns: [table.productId, table.version],
      foreignColumns: [insuranceTermSheets.productId, insuranceTermSheets.version],
    }),
  ],
);
