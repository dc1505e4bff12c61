import type { Position } from '@haat/field-core';
import { users } from '@haat/backend-identity/tables';
import { date, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Fields that people registered. See docs/domain/fields.md#fields. */
export const fields = pgTable(
  'fields',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the form that registered it; its own id where the form had none. */
    key: uuid().notNull(),
    name: text().notNull(),
    /** Corners in order, longitude before latitude, the first again at the end. */
    ring: jsonb().$type<Position[]>().notNull(),
    /** English name of the state in which its first corner lies; null where no post office is near. */
    state: text(),
    cropId: text('crop_id'),
    variety: text(),
    sowingDay: date('sowing_day', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('fields_of_user').on(table.userId, table.key)],
);
