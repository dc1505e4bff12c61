import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';

/** The second factor of people with a staff role: an authenticator app's secret. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted. */
  secret: text('secret').notNull(),
  /** When its first code was given; null: it was shown and counts for nothing yet. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The time step of the newest code that was taken: each is taken once. */
  lastStep: integer('last_step').notNull().default(0),
  /** Codes in a row that were wrong, and when the last of them came. */
  failures: integer('failures').notNull().default(0),
  failedAt: timestamp('failed_at', { withTimezone: true }),
});
