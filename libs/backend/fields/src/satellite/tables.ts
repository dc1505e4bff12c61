import {
  index,
  date,
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  boolean,
} from 'drizzle-orm/pg-core';
import type { IndexCells } from '@haat/field-core';
import { fields } from '../farms/tables.ts';
import type { SatelliteFault } from './satellite-error.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** When each field is looked for next. See docs/domain/fields.md#looking. */
export const satelliteLooks = pgTable(
  'satellite_looks',
  {
    fieldId: uuid('field_id')
      .primaryKey()
      .references(() => fields.id, { onDelete: 'cascade' }),
    /** Tenth of a degree in which it lies: '761:197' from 76.1° E 19.7° N. Fields of one are looked for together. */
    cell: text().notNull(),
    dueAt: time('due_at').notNull(),
    lookedAt: time('looked_at'),
    /** Why it failed the last time. */
    fault: text().$type<SatelliteFault | 'failed'>(),
  },
  (table) => [index('satellite_looks_due').on(table.dueAt)],
);

/** What a satellite saw of a field on a day. */
export const satelliteReadings = pgTable(
  'satellite_readings',
  {
    fieldId: uuid('field_id')
      .notNull()
      .references(() => fields.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** Its id in the catalogue. */
    scene: text().notNull(),
    isSample: boolean('is_sample').notNull(),
    /** Null where nothing was seen. */
    mean: doublePrecision(),
    spread: doublePrecision(),
    histogram: jsonb().$type<readonly number[]>().notNull(),
    cloudShare: doublePrecision('cloud_share').notNull(),
    cells: jsonb().$type<IndexCells>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fieldId, table.day] })],
);
