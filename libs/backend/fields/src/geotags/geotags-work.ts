import { subjectOf } from '@haat/backend-work-lists';
import type { WorkListDefinition } from '@haat/backend-work-lists';
import { sql } from 'drizzle-orm';
import { geotagTasks } from './tables.ts';

const HOUR_MS = 3_600_000;

/** Reasons for which there is no photo at a field, that wait for a checker. See docs/domain/work-lists.md#kinds. */
export const GEOTAGS_WORK: WorkListDefinition = {
  ...{ kind: 'geotags', role: 'checker', dueWithinMs: 72 * HOUR_MS, claimMs: HOUR_MS / 2 },
  open: sql`select id::text as subject_id, null::text as label, coalesce(reason_at, given_at) as made_at,
    null::timestamptz as due_at, null::uuid as held_by, null::timestamptz as held_at
    from geotag_tasks where state = 'ONGOING' and reason is not null and reviewed_at is null`,
  isFor: (userId) => sql`not exists (select 1 from ${geotagTasks}
    where ${geotagTasks.id} = ${subjectOf('geotags')} and ${geotagTasks.userId} = ${userId}::uuid)`,
};
