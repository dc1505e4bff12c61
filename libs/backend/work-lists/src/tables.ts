import type { WorkItemState, WorkListKind, WorkReason } from '@haat/api-contract/vocabulary/work-lists';
import { users } from '@haat/backend-identity/tables';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Work that waits for people, that somebody has, or that is done. See docs/domain/work-lists.md#states. */
export const workItems = pgTable(
  'work_items',
  {
    id: uuid().primaryKey(),
    kind: text().$type<WorkListKind>().notNull(),
    /** What it is about, by the id that the role's routes have for it. */
    subjectId: text('subject_id').notNull(),
    label: text(),
    madeAt: time('made_at').notNull(),
    dueAt: time('due_at').notNull(),
    state: text().$type<WorkItemState>().notNull(),
    /** Who has it, or had it when it was done; null also where a simulated person of the sample did it. */
    claimedBy: uuid('claimed_by').references(() => users.id),
    claimedUntil: time('claimed_until'),
    handBacks: integer('hand_backs').notNull().default(0),
    reason: text().$type<WorkReason>(),
    /** Who gave it back last: the next that they claim is another. */
    returnedBy: uuid('returned_by').references(() => users.id),
    escalatedAt: time('escalated_at'),
    doneAt: time('done_at'),
  },
  (table) => [
    // Once a subject is done with it may come anew: a post that is reported again.
    uniqueIndex('work_items_subject')
      .on(table.kind, table.subjectId)
      .where(sql`state <> 'done'`),
    index('work_items_waiting')
      .on(table.kind, table.dueAt)
      .where(sql`state in ('open', 'escalated')`),
    index('work_items_claimed')
      .on(table.claimedUntil)
      .where(sql`state = 'claimed'`),
    index('work_items_claimed_by').on(table.claimedBy),
    index('work_items_returned_by').on(table.returnedBy),
    index('work_items_done').on(table.doneAt),
    check('work_items_claim', sql`(${table.state} = 'claimed') = (${table.claimedUntil} is not null)`),
    check('work_items_done', sql`(${table.state} = 'done') = (${table.doneAt} is not null)`),
  ],
);

/** Work as the database has it. */
export type WorkItemRow = typeof workItems.$inferSelect;
