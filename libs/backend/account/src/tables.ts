import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from '@haat/backend-identity/tables';

/** Accounts that their owners want deleted; undoing it deletes the row. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** From then on it is erased; moved on by a day each time that something is in the way. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Null as long as it can be undone. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  (table) => [
    index('account_deletions_due')
      .on(table.dueAt)
      .where(sql`erased_at is null`),
  ],
);

export { callBacks } from './call-backs/tables.ts';
