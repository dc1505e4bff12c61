import type { ProgrammeCrop, ProgrammeRefusal, ProgrammeState } from '@haat/api-contract/vocabulary';
import { fields } from '@haat/backend-fields/tables';
import { users } from '@haat/backend-identity/tables';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Serial numbers of cards. See docs/domain/programme.md#card-number. */
export const programmeCardSerials = pgSequence('programme_card_serials', { startWith: 1 });

/** Applications for cards, each with its card once there is one. See docs/domain/programme.md#states. */
export const programmeApplications = pgTable(
  'programme_applications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the form: sent again, it is the same application. */
    key: uuid().notNull(),
    crop: text().$type<ProgrammeCrop>().notNull(),
    /** Null once the person has removed the field. */
    fieldId: uuid('field_id').references(() => fields.id, { onDelete: 'set null' }),
    fieldName: text('field_name').notNull(),
    squareMetres: doublePrecision('square_metres').notNull(),
    sowingDay: date('sowing_day', { mode: 'string' }).notNull(),
    state: text().$type<ProgrammeState>().notNull(),
    createdAt: time('created_at').notNull(),
    submittedAt: time('submitted_at'),
    /** The officer; null before, and where the simulated one decided. */
    officerId: uuid('officer_id').references(() => users.id),
    decidedAt: time('decided_at'),
    refusal: text().$type<ProgrammeRefusal>(),
    /** Decided by the simulated officer of the sample. */
    isSample: boolean('is_sample').notNull().default(false),
    /** The last day of the season and of the card. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    cardNumber: text('card_number'),
    issuedAt: time('issued_at'),
    /** The last code that was sent to activate it; null once it is used. */
    codeId: text('code_id'),
    activatedAt: time('activated_at'),
  },
  (table) => [
    uniqueIndex('programme_applications_key').on(table.userId, table.key),
    uniqueIndex('programme_applications_card').on(table.cardNumber),
    index('programme_applications_person').on(table.userId, table.createdAt),
    index('programme_applications_waiting').on(table.state, table.submittedAt),
    index('programme_applications_officer').on(table.officerId),
    index('programme_applications_field').on(table.fieldId),
    check(
      'programme_applications_numbered',
      sql`(${table.state} in ('ISSUED', 'ACTIVE', 'EXPIRED')) = (${table.cardNumber} is not null)`,
    ),
  ],
);

/** Benefits that were taken, each use with its number. See docs/domain/programme.md#uses. */
export const programmeBenefitUses = pgTable(
  'programme_benefit_uses',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => programmeApplications.id, { onDelete: 'cascade' }),
    benefit: text().notNull(),
    /** Counts the uses of a benefit from 1. */
    step: integer().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.benefit, table.step] }),
    check('programme_benefit_uses_counted', sql`${table.step} > 0`),
  ],
);
