import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about this installation, e.g. that the sample market was filled in. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
