import { daysBetween, type Day } from '@haat/format';

/** The days of a policy and whether it still stands. */
export interface PolicyDays {
  /** First day of the cover; null as long as the policy is only promised. */
  readonly starts_on: Day | null;
  /** Last day of the cover; not read without a first one. */
  readonly ends_on: Day;
  /** It ended for good before it was used. */
  readonly is_void: boolean;
}

/** Where a policy stands on a day. */
export type PolicyPhase = 'void' | 'waiting' | 'active' | 'ended';

/**
 * Where a policy stands on a day in India: its first and last day are covered, and one that is only promised waits.
 *
 * See docs/domain/insurance.md#policies.
 *
 * @throws RangeError for what is no day of the calendar.
 */
export function policyState({ starts_on, ends_on, is_void }: PolicyDays, today: Day): PolicyPhase {
  if (is_void) return 'void';
  if (starts_on === null || daysBetween(starts_on, today) < 0) return 'waiting';
  return daysBetween(today, ends_on) < 0 ? 'ended' : 'active';
}
