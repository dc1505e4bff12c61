import type { FeedbackStatus, FeedbackSubject } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What people think of the market and its service. See docs/domain/aftercare.md#feedback. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    /** Out of the count of complaints. */
    number: text().notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the form: sent again, it is the same feedback. */
    key: uuid().notNull(),
    status: text().$type<FeedbackStatus>().notNull(),
    /** 1 to 5. */
    rating: integer().notNull(),
    subject: text().$type<FeedbackSubject>().notNull(),
    text: text().notNull(),
    photoId: uuid('photo_id'),
    sentAt: time('sent_at').notNull(),
    /** It is escalated unless it is answered before. */
    answerBy: time('answer_by').notNull(),
    answer: text(),
    answeredAt: time('answered_at'),
    /** Who of support answered. */
    supporterId: uuid('supporter_id').references(() => users.id),
  },
  (table) => [
    uniqueIndex('feedback_key').on(table.userId, table.key),
    index('feedback_user').on(table.userId, table.sentAt),
    index('feedback_waiting')
      .on(table.sentAt)
      .where(sql`status <> 'ANSWERED'`),
    check('feedback_rating', sql`${table.rating} between 1 and 5`),
    check('feedback_answered', sql`(${table.status} = 'ANSWERED') = (${table.answer} is not null)`),
  ],
);
