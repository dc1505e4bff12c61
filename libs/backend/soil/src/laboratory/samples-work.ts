import type { WorkListDefinition } from '@haat/backend-work-lists';
import { sql } from 'drizzle-orm';

const DAY_MS = 86_400_000;

/** Samples of soil that wait for a laboratory, by the numbers of their bags. See docs/domain/work-lists.md#kinds. */
export const SAMPLES_WORK: WorkListDefinition = {
  ...{ kind: 'soil-samples', role: 'laboratory', dueWithinMs: 7 * DAY_MS, claimMs: 3 * DAY_MS },
  open: sql`select bag_number as subject_id, bag_number as label, sent_at as made_at, null::timestamptz as due_at,
    null::uuid as held_by, null::timestamptz as held_at from soil_samples where state = 'WAITING'`,
  // A bag says nothing of whose soil is in it, to those who measure it neither.
  isFor: () => sql`true`,
};
