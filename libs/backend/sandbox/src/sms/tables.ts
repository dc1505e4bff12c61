import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Messages that the sandbox shows instead of sending. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: uuid('id').primaryKey(),
    phoneNumber: text('phone_number').notNull(),
    text: text('text').notNull(),
    otp: text('otp').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_messages_time').on(table.createdAt)],
);
