import { subjectOf } from '@haat/backend-work-lists';
import type { WorkListDefinition } from '@haat/backend-work-lists';
import { and, eq, sql } from 'drizzle-orm';
import { isOfInsurerOf } from './insurer-of-claim.ts';
import { insuranceClaims } from './tables.ts';
import { takeClaim } from './work-on-claim.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const isSurveyed = sql`exists (select 1 from insurance_surveys s where s.claim_id = c.id and s.round = c.appeals)`;
const madeAt = sql`coalesce(c.appealed_at, c.filed_at)`;

function isOfInsurer(kind: 'surveys' | 'claim-decisions', userId: string) {
  return sql`exists (select 1 from ${insuranceClaims} where ${insuranceClaims.id} = ${subjectOf(kind)}
    and ${insuranceClaims.farmerId} <> ${userId}::uuid and ${isOfInsurerOf(userId)})`;
}

/** Claims that wait for a surveyor and for the insurer's decision. See docs/domain/work-lists.md#kinds. */
export const CLAIMS_WORK: readonly WorkListDefinition[] = [
  {
    ...{ kind: 'surveys', role: 'surveyor', dueWithinMs: 3 * DAY_MS, claimMs: 3 * DAY_MS },
    open: sql`select c.id::text as subject_id, c.number as label, ${madeAt} as made_at, null::timestamptz as due_at,
      case when c.state = 'UNDER_SURVEY' then c.surveyor_id end as held_by, c.taken_at as held_at
      from insurance_claims c where c.state in ('SUBMITTED', 'APPEALED')
        or (c.state = 'UNDER_SURVEY' and not ${isSurveyed})`,
    isFor: (userId) => isOfInsurer('surveys', userId),
    claim: (tx, dependencies, { subjectId, userId }) => takeClaim(tx, dependencies, { id: subjectId, userId }),
    async release(tx, _dependencies, { subjectId, userId }) {
      // It stays under survey: the farmer was told so, and another surveyor goes on.
      await tx
        .update(insuranceClaims)
        .set({ surveyorId: null, takenAt: null })
        .where(
          and(
            ...[eq(insuranceClaims.id, subjectId), eq(insuranceClaims.state, 'UNDER_SURVEY')],
            eq(insuranceClaims.surveyorId, userId),
          ),
        );
    },
  },
  {
    ...{ kind: 'claim-decisions', role: 'insurer', dueWithinMs: 7 * DAY_MS, claimMs: 8 * HOUR_MS },
    open: sql`select c.id::text as subject_id, c.number as label, ${madeAt} as made_at, null::timestamptz as due_at,
      null::uuid as held_by, null::timestamptz as held_at
      from insurance_claims c where c.state = 'UNDER_SURVEY' and ${isSurveyed}`,
    isFor: (userId) => isOfInsurer('claim-decisions', userId),
  },
];
