import { subjectOf } from '@haat/backend-work-lists';
import type { WorkListDefinition } from '@haat/backend-work-lists';
import { sql } from 'drizzle-orm';
import { callBacks } from './tables.ts';

const HOUR_MS = 3_600_000;

/** People who wait for a call of support. See docs/domain/work-lists.md#kinds. */
export const CALL_BACKS_WORK: WorkListDefinition = {
  ...{ kind: 'call-backs', role: 'support', dueWithinMs: 24 * HOUR_MS, claimMs: HOUR_MS / 2 },
  open: sql`select id::text as subject_id, null::text as label, asked_at as made_at, null::timestamptz as due_at,
    null::uuid as held_by, null::timestamptz as held_at from call_backs where done_at is null`,
  isFor: (userId) => sql`not exists (select 1 from ${callBacks}
    where ${callBacks.id} = ${subjectOf('call-backs')} and ${callBacks.userId} = ${userId}::uuid)`,
};
