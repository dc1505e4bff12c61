import type { FieldEntryKind } from '@haat/api-contract/vocabulary';
import { bigint, date, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { fields } from '../farms/tables.ts';

/** What was paid for a field and what came in from it. See docs/domain/fields.md#khetibook. */
export const fieldEntries = pgTable(
  'field_entries',
  {
    id: uuid().primaryKey(),
    fieldId: uuid('field_id')
      .notNull()
      .references(() => fields.id, { onDelete: 'cascade' }),
    /** Of the form that wrote it; its own id where the form had none. */
    key: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<FieldEntryKind>().notNull(),
    paise: bigint({ mode: 'number' }).notNull(),
    note: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('field_entries_of_field').on(table.fieldId, table.key)],
);
