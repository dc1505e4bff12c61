import type { QuestionAnswer } from '@haat/api-contract/questions';
import type { Language, PlantPart, QuestionStatus } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Questions to experts. See docs/domain/advice.md#questions. */
export const expertQuestions = pgTable(
  'expert_questions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the form: sent again, it is the same question. */
    key: uuid().notNull(),
    cropId: text('crop_id').notNull(),
    part: text().$type<PlantPart>(),
    text: text().notNull(),
    photoIds: uuid('photo_ids').array().notNull(),
    /** Null where nothing was spoken. */
    voiceId: uuid('voice_id'),
    /** In which it was asked, and is answered. */
    language: text().$type<Language>().notNull(),
    status: text().$type<QuestionStatus>().notNull(),
    sentAt: time('sent_at').notNull(),
    /** Null before it was taken, and where the simulated expert did. */
    expertId: uuid('expert_id').references(() => users.id),
    /** When it was last taken. */
    takenAt: time('taken_at'),
  },
  (table) => [
    uniqueIndex('expert_questions_key').on(table.userId, table.key),
    index('expert_questions_user').on(table.userId, table.sentAt),
    index('expert_questions_open')
      .on(table.sentAt)
      .where(sql`status in ('SENT', 'ASSIGNED')`),
    index('expert_questions_expert').on(table.expertId),
    check('expert_questions_taken', sql`${table.status} <> 'SENT' or ${table.takenAt} is null`),
  ],
);

/** What experts answered, one answer a question. */
export const prescriptions = pgTable('prescriptions', {
  id: uuid().primaryKey(),
  questionId: uuid('question_id')
    .notNull()
    .unique()
    .references(() => expertQuestions.id, { onDelete: 'cascade' }),
  problem: text().notNull(),
  advice: text().notNull(),
  items: jsonb().$type<QuestionAnswer['items']>().notNull(),
  answeredAt: time('answered_at').notNull(),
  /** The last day, in India. */
  validUntil: date('valid_until', { mode: 'string' }).notNull(),
  /** Answered by the simulated expert of the sample. */
  isSampleAnswer: boolean('is_sample_answer').notNull(),
});
