import type { ReportedKind, ReportReason } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);

/** Who likes which post. See docs/domain/content.md#likes. */
export const contentLikes = pgTable(
  'content_likes',
  {
    /** Slug of a post of editors or farmers. */
    post: text().notNull(),
    userId: person(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.post, table.userId] }), index('content_likes_user').on(table.userId)],
);

/** What people say to posts. See docs/domain/content.md#comments. */
export const contentComments = pgTable(
  'content_comments',
  {
    id: uuid().primaryKey(),
    post: text().notNull(),
    userId: person(),
    /** First name at the time; null where none was known. */
    author: text(),
    text: text().notNull(),
    /** Its writer was an expert of agriculture at the time. */
    isExpert: boolean('is_expert').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Since when readers do not see it, because of reports or by a moderator. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('content_comments_post').on(table.post, table.createdAt),
    index('content_comments_user').on(table.userId, table.createdAt),
  ],
);

/** What readers find wrong. See docs/domain/content.md#reports. */
export const contentReports = pgTable(
  'content_reports',
  {
    id: uuid().primaryKey(),
    kind: text().$type<ReportedKind>().notNull(),
    /** Slug of a post, id of a comment. */
    subject: text().notNull(),
    userId: person(),
    reason: text().$type<ReportReason>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When a moderator looked at it. */
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('content_reports_once').on(table.kind, table.subject, table.userId),
    index('content_reports_user').on(table.userId, table.createdAt),
    index('content_reports_open')
      .on(table.createdAt)
      .where(sql`decided_at is null`),
  ],
);
