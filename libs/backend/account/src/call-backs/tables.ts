import type { CallBackTopic, Language, PartOfDay } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Calls that people asked for. See docs/domain/identity.md#calls-back. */
export const callBacks = pgTable(
  'call_backs',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    topic: text().$type<CallBackTopic>().notNull(),
    partOfDay: text('part_of_day').$type<PartOfDay>().notNull(),
    language: text().$type<Language>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When the person was called, or no longer wanted it; null as long as they wait. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    index('call_backs_user').on(table.userId, table.askedAt),
    uniqueIndex('call_backs_waiting')
      .on(table.userId)
      .where(sql`done_at is null`),
    index('call_backs_open')
      .on(table.askedAt)
      .where(sql`done_at is null`),
  ],
);
