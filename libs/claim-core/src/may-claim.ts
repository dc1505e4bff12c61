import type { ClaimObstacle, ClaimState, Peril } from '@haat/api-contract/vocabulary';
import { daysBetween, indiaDay, type Day } from '@haat/format';
import { claimDeadline } from './claim-deadline.ts';
import { policyState, type PolicyDays, type PolicyPhase } from './policy-state.ts';

/** Days after the cut in which a crop that lies to dry is covered. */
const DRYING_DAYS = 14;

/** A claim that was filed on a policy before. */
export interface ClaimOnPolicy {
  readonly peril: Peril;
  readonly happened_at: Date;
  readonly state: ClaimState;
}

/** What decides whether a loss is covered by a policy. */
export interface InsuredPolicy extends PolicyDays {
  readonly perils: readonly Peril[];
  readonly claims: readonly ClaimOnPolicy[];
}

/** Whether a loss may be claimed, and until when; or the first thing that is in its way. */
export type ClaimAnswer = { ok: true; deadline: Date | null } | { ok: false; why: ClaimObstacle };

const OUTSIDE: Readonly<Record<PolicyPhase, ClaimObstacle | null>> = {
  void: 'void',
  waiting: 'before-cover',
  active: null,
  ended: 'after-cover',
};

/**
 * Whether a farmer may claim a loss. The day of the event in India counts, not the day on which it is reported.
 *
 * See docs/domain/insurance.md#who-may-claim.
 *
 * @param cutOn - the day in India on which the crop was cut; only read for a loss after the harvest
 * @throws RangeError for an invalid moment or day.
 */
export function mayClaim(policy: InsuredPolicy, peril: Peril, happenedAt: Date, now: Date, cutOn?: Day): ClaimAnswer {
  const deadline = claimDeadline(peril, happenedAt);
  const day = indiaDay(happenedAt);
  const why =
    (policy.is_void ? 'void' : null) ??
    (policy.perils.includes(peril) ? null : 'not-covered') ??
    OUTSIDE[policyState(policy, day)] ??
    (peril === 'post_harvest' ? dryingObstacle(day, cutOn) : null) ??
    (policy.claims.some((claim) => isSameLoss(claim, peril, day)) ? 'already-claimed' : null) ??
    (deadline !== null && now.getTime() > deadline.getTime() ? 'too-late' : null);
  return why === null ? { ok: true, deadline } : { ok: false, why };
}

function dryingObstacle(day: Day, cutOn: Day | undefined): ClaimObstacle | null {
  if (cutOn === undefined) return 'not-covered';
  const daysAfterCut = daysBetween(cutOn, day);
  if (daysAfterCut < 0) return 'before-cover';
  return daysAfterCut > DRYING_DAYS ? 'after-cover' : null;
}

function isSameLoss(claim: ClaimOnPolicy, peril: Peril, day: Day): boolean {
  return claim.state !== 'WITHDRAWN' && claim.peril === peril && indiaDay(claim.happened_at) === day;
}
