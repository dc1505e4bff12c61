import { users } from '@haat/backend-identity/tables';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Which personal fields somebody of staff has read, and why, in their words. Rows are only ever added. */
export const unmaskings = pgTable(
  'operator_unmaskings',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    resource: text().notNull(),
    recordId: text('record_id').notNull(),
    field: text().notNull(),
    reason: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('operator_unmaskings_user').on(table.userId, table.at),
    index('operator_unmaskings_record').on(table.resource, table.recordId),
  ],
);
