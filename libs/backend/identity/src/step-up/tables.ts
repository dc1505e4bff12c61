import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';
import type { NamedQuestion } from './step-up-hook.ts';

/**
 * People whose number was silent for so long that it may have another owner by now, until they have proved
 * to be themselves. See docs/domain/identity.md#step-up.
 */
export const stepUps = pgTable('step_ups', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When the number came back: what is older is not shown. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  /** Wrong answers. */
  wrong: integer().notNull().default(0),
  /** Kept from the first time that it is asked: a list that changes would give the right answer away. */
  question: jsonb().$type<NamedQuestion>(),
});
