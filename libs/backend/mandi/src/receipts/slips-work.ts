import { subjectOf } from '@haat/backend-work-lists';
import type { WorkListDefinition } from '@haat/backend-work-lists';
import { sql } from 'drizzle-orm';
import { mandiReceipts } from './tables.ts';

const HOUR_MS = 3_600_000;

/** Sale slips that wait for a checker. See docs/domain/work-lists.md#kinds. */
export const SLIPS_WORK: WorkListDefinition = {
  ...{ kind: 'sale-slips', role: 'checker', dueWithinMs: 48 * HOUR_MS, claimMs: HOUR_MS / 2 },
  open: sql`select id::text as subject_id, null::text as label, created_at as made_at, null::timestamptz as due_at,
    null::uuid as held_by, null::timestamptz as held_at from mandi_receipts where status = 'RECEIVED'`,
  isFor: (userId) => sql`not exists (select 1 from ${mandiReceipts}
    where ${mandiReceipts.id} = ${subjectOf('sale-slips')} and ${mandiReceipts.userId} = ${userId}::uuid)`,
};
