import { subjectOf } from '@haat/backend-work-lists';
import type { WorkListDefinition } from '@haat/backend-work-lists';
import { sql } from 'drizzle-orm';
import { programmeApplications } from '../tables.ts';

const HOUR_MS = 3_600_000;

/** Applications for cards that wait for an officer. See docs/domain/work-lists.md#kinds. */
export const APPLICATIONS_WORK: WorkListDefinition = {
  ...{ kind: 'card-applications', role: 'programme-officer', dueWithinMs: 168 * HOUR_MS, claimMs: HOUR_MS },
  open: sql`select id::text as subject_id, null::text as label, coalesce(submitted_at, created_at) as made_at,
    null::timestamptz as due_at, null::uuid as held_by, null::timestamptz as held_at
    from programme_applications where state = 'SUBMITTED'`,
  isFor: (userId) => sql`not exists (select 1 from ${programmeApplications}
    where ${programmeApplications.id} = ${subjectOf('card-applications')}
      and ${programmeApplications.userId} = ${userId}::uuid)`,
};
