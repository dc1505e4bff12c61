import { subjectOf } from '@haat/backend-work-lists';
import type { WorkListDefinition } from '@haat/backend-work-lists';
import { and, eq, sql } from 'drizzle-orm';
import { claimQuestion } from './move-question.ts';
import { expertQuestions } from './tables.ts';

const HOUR_MS = 3_600_000;

/** Questions that wait for an expert. See docs/domain/work-lists.md#kinds. */
export const QUESTIONS_WORK: WorkListDefinition = {
  ...{ kind: 'questions', role: 'expert', dueWithinMs: 24 * HOUR_MS, claimMs: 24 * HOUR_MS },
  open: sql`select id::text as subject_id, null::text as label, sent_at as made_at, null::timestamptz as due_at,
    case when status = 'ASSIGNED' then expert_id end as held_by, taken_at as held_at
    from expert_questions where status in ('SENT', 'ASSIGNED')`,
  isFor: (userId) => sql`not exists (select 1 from ${expertQuestions}
    where ${expertQuestions.id} = ${subjectOf('questions')} and ${expertQuestions.userId} = ${userId}::uuid)`,
  claim: (tx, dependencies, { subjectId, userId }) => claimQuestion(tx, dependencies, userId, subjectId),
  async release(tx, _dependencies, { subjectId, userId }) {
    const isTheirs = and(eq(expertQuestions.expertId, userId), eq(expertQuestions.status, 'ASSIGNED'));
    await tx
      .update(expertQuestions)
      .set({ status: 'SENT', expertId: null, takenAt: null })
      .where(and(eq(expertQuestions.id, subjectId), isTheirs));
  },
};
