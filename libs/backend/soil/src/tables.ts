import type { SoilParameter, SoilRefusal, SoilSampleState } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { index, jsonb, numeric, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What was measured, in the unit of each; what is not named was not measured. */
export type MeasuredValues = Readonly<Partial<Record<SoilParameter, number>>>;

/** Samples of soil, each with its report once there is one. See docs/domain/soil.md#states. */
export const soilSamples = pgTable(
  'soil_samples',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the form: sent again, it is the same sample. */
    key: uuid().notNull(),
    /** As it is printed on the bag. */
    bagNumber: text('bag_number').notNull(),
    cropId: text('crop_id'),
    /** Of the field, in acres. */
    acres: numeric({ precision: 10, scale: 2, mode: 'number' }),
    state: text().$type<SoilSampleState>().notNull(),
    sentAt: time('sent_at').notNull(),
    /** The member of the laboratory's staff; null before, and where the simulated one did. */
    laboratoryUserId: uuid('laboratory_user_id').references(() => users.id),
    laboratoryName: text('laboratory_name'),
    values: jsonb().$type<MeasuredValues>(),
    refusal: text().$type<SoilRefusal>(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    uniqueIndex('soil_samples_key').on(table.userId, table.key),
    uniqueIndex('soil_samples_bag').on(table.bagNumber),
    index('soil_samples_waiting').on(table.state, table.sentAt),
    index('soil_samples_person').on(table.userId, table.sentAt),
    index('soil_samples_laboratory').on(table.laboratoryUserId),
  ],
);
