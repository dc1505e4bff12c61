import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';

/** Where browsers take push messages. One of a session: it goes with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** The session's id, as tokens say it. */
    session: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the address: a browser that others share belongs to who subscribed last. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    /** Address and keys as JSON, encrypted: who has them can send to the browser. */
    subscription: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
);
