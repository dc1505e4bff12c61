import type { Language } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What farmers posted. See docs/domain/content.md#posts. */
export const contentPosts = pgTable(
  'content_posts',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    language: text().$type<Language>().notNull(),
    text: text().notNull(),
    /** As readers see it; null where no name is known. */
    author: text(),
    /** District and state in the post's language; null where it is not said. */
    place: text(),
    /** Who asked it; null for posts of invented people. */
    userId: uuid('user_id').references(() => users.id),
    /** Of a question: the crop that it is about. */
    cropId: text('crop_id'),
    isExpert: boolean('is_expert').notNull(),
    /** Of an invented person. */
    isSample: boolean('is_sample').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Since when readers do not see it, because of reports or by a moderator. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    index('content_posts_time').on(table.createdAt),
    index('content_posts_user').on(table.userId, table.createdAt).concurrently(),
  ],
);
