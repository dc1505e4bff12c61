import { subjectOf } from '@haat/backend-work-lists';
import type { WorkListDefinition } from '@haat/backend-work-lists';
import { sql } from 'drizzle-orm';
import { feedback } from '../feedback/tables.ts';

const HOUR_MS = 3_600_000;

/** Complaints and feedback that wait for support. See docs/domain/work-lists.md#kinds. */
export const SUPPORT_WORK: readonly WorkListDefinition[] = [
  {
    ...{ kind: 'complaints', role: 'support', dueWithinMs: 24 * HOUR_MS, claimMs: HOUR_MS },
    open: sql`select id::text as subject_id, number as label, updated_at as made_at, null::timestamptz as due_at,
      null::uuid as held_by, null::timestamptz as held_at from order_issues where status = 'ESCALATED'`,
    // Whose order it is stands in another area, whose acts refuse nobody either.
    isFor: () => sql`true`,
  },
  {
    ...{ kind: 'feedback', role: 'support', dueWithinMs: 48 * HOUR_MS, claimMs: HOUR_MS },
    open: sql`select id::text as subject_id, number as label, sent_at as made_at, answer_by as due_at,
      null::uuid as held_by, null::timestamptz as held_at from feedback where status <> 'ANSWERED'`,
    isFor: (userId) => sql`not exists (select 1 from ${feedback}
      where ${feedback.id} = ${subjectOf('feedback')} and ${feedback.userId} = ${userId}::uuid)`,
  },
];
