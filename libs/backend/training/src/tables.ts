import { users } from '@haat/backend-identity/tables';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });
const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);

/** Lessons that people have marked as read. See docs/domain/training.md#lessons. */
export const trainingLessonsRead = pgTable(
  'training_lessons_read',
  { userId: person(), lesson: text().notNull(), readAt: time('read_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.lesson] })],
);

/** Attempts at the quiz, as they were judged. See docs/domain/training.md#quiz. */
export const trainingAttempts = pgTable(
  'training_attempts',
  {
    id: uuid().primaryKey(),
    userId: person(),
    /** Of the form: sent again, it is the same attempt. */
    key: uuid().notNull(),
    /** Right answers. */
    right: integer().notNull(),
    /** Ids of the questions that were answered wrongly. */
    wrong: jsonb().$type<string[]>().notNull(),
    isPassed: boolean('is_passed').notNull(),
    madeAt: time('made_at').notNull(),
    /** In India: attempts are counted by it. */
    madeDay: date('made_day').notNull(),
  },
  (table) => [
    uniqueIndex('training_attempts_key').on(table.userId, table.key),
    index('training_attempts_person').on(table.userId, table.madeAt),
  ],
);

/** Certificates, one of a person. See docs/domain/training.md#certificate. */
export const trainingCertificates = pgTable(
  'training_certificates',
  {
    userId: person().primaryKey(),
    /** By which anybody can check it. */
    number: text().notNull(),
    /** As the profile had it at that moment. */
    name: text().notNull(),
    issuedAt: time('issued_at').notNull(),
  },
  (table) => [uniqueIndex('training_certificates_number').on(table.number)],
);

/** Trainings in the field that people with a certificate were at. See docs/domain/training.md#attendance. */
export const trainingAttendances = pgTable(
  'training_attendances',
  {
    userId: person(),
    /** In India. */
    day: date().notNull(),
    place: text().notNull(),
    /** Who wrote it down. */
    trainerUserId: uuid('trainer_user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('training_attendances_trainer').on(table.trainerUserId, table.day),
  ],
);
