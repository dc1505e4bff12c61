import type { GeotagHandBack, GeotagReason, GeotagTaskState } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import type { Localised } from '@haat/backend-platform';
import type { Position } from '@haat/field-core';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fields } from '../farms/tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Which fields are to be visited, until when. See docs/domain/fields.md#geotag-tasks. */
export const geotagCampaigns = pgTable(
  'geotag_campaigns',
  {
    id: uuid().primaryKey(),
    /** Of the form: sent again, it is the same campaign. */
    key: uuid().notNull(),
    title: jsonb().$type<Localised>().notNull(),
    /** The last day, in India. */
    until: date({ mode: 'string' }).notNull(),
    /** English name of the state of its fields; null for all. */
    state: text(),
    /** What grows on its fields; null for all. */
    cropId: text('crop_id'),
    /** Made up for the sample. */
    isSample: boolean('is_sample').notNull(),
    createdAt: time('created_at').notNull(),
    /** When it was ended before its last day; null where it was not. */
    closedAt: time('closed_at'),
  },
  (table) => [uniqueIndex('geotag_campaigns_key').on(table.key), index('geotag_campaigns_until').on(table.until)],
);

/** Fields that are to be visited, each once in a campaign. */
export const geotagTasks = pgTable(
  'geotag_tasks',
  {
    id: uuid().primaryKey(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => geotagCampaigns.id),
    fieldId: uuid('field_id')
      .notNull()
      .references(() => fields.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The boundary when the task was given: one that is moved afterwards moves no task. */
    ring: jsonb().$type<Position[]>().notNull(),
    state: text().$type<GeotagTaskState>().notNull(),
    givenAt: time('given_at').notNull(),
    startedAt: time('started_at'),
    /** When it was done or cancelled. */
    endedAt: time('ended_at'),
    /** Of the form with the photo at the field. */
    photoKey: uuid('photo_key'),
    photoId: uuid('photo_id'),
    /** SHA-256 of the photo as it is kept. */
    pictureHash: text('picture_hash'),
    /** When the farmer was there, and where the phone was, metres within which it was sure. */
    visitedAt: time('visited_at'),
    position: jsonb().$type<Position>(),
    accuracy: integer(),
    /** Of the form with the reason. */
    reasonKey: uuid('reason_key'),
    reason: text().$type<GeotagReason>(),
    note: text(),
    reasonAt: time('reason_at'),
    /** When a person looked at the reason; null as long as it waits. */
    reviewedAt: time('reviewed_at'),
    /** Null before, and where the simulated reviewer of the sample did. */
    reviewerId: uuid('reviewer_id').references(() => users.id),
    handedBack: text('handed_back').$type<GeotagHandBack>(),
  },
  (table) => [
    uniqueIndex('geotag_tasks_field').on(table.campaignId, table.fieldId),
    // One picture proves one visit, whatever a program does.
    uniqueIndex('geotag_tasks_picture').on(table.pictureHash),
    index('geotag_tasks_user').on(table.userId),
    index('geotag_tasks_of_field').on(table.fieldId),
    index('geotag_tasks_waiting')
      .on(table.reasonAt)
      .where(sql`state = 'ONGOING' and reason is not null and reviewed_at is null`),
    check('geotag_tasks_ended', sql`(${table.state} in ('DONE', 'CANCELLED')) = (${table.endedAt} is not null)`),
    check(
      'geotag_tasks_proof',
      sql`${table.state} <> 'DONE' or ${table.position} is not null or ${table.reviewedAt} is not null`,
    ),
  ],
);
