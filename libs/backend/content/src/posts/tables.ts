import type { Language } from '@haat/api-contract/vocabulary';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What farmers posted. See docs/domain/content.md#posts. */
export const contentPosts = pgTable(
  'content_posts',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    language: text().$type<Language>().notNull(),
    text: text().notNull(),
    /** As readers see it. */
    author: text().notNull(),
    /** District and state in the post's language. */
    place: text().notNull(),
    isExpert: boolean('is_expert').notNull(),
    /** Of an invented person. */
    isSample: boolean('is_sample').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Since when readers do not see it, because of reports or by a moderator. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [index('content_posts_time').on(table.createdAt)],
);
