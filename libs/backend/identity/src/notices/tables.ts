import type { NoticeTopic } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';

/** What people were told, as they read it in the app. */
export const notices = pgTable(
  'notices',
  {
    /** Of the event that is told: told again, it is there once. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for what cannot be switched off. */
    topic: text().$type<NoticeTopic>(),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('notices_user_time').on(table.userId, sql`${table.at} desc`), index('notices_time').on(table.at)],
);

/** Topics of which a person wants no SMS; a topic without a row is on. */
export const noticesOff = pgTable(
  'notices_off',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().$type<NoticeTopic>().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);
