import type { Policy } from '@haat/api-contract/insurance-policies';
import { FARM_PERILS, type FarmPeril } from '@haat/api-contract/vocabulary';
import { daysBetween, indiaDay } from '@haat/format';

/** A crop that was cut on the last day lies for 14 days, and a loss is reported within three more. */
const MOST_DAYS_AFTER = 17;

/** The perils of a policy that its farmer reports. */
export function reportedPerils({ perils }: Pick<Policy, 'perils'>): FarmPeril[] {
  return FARM_PERILS.filter((peril) => perils.includes(peril));
}

/** Whether a loss could be reported on a policy; the service decides by the loss. See docs/domain/insurance.md. */
export function isClaimable(policy: Policy, now: Date): boolean {
  const { phase, valid_until: until } = policy;
  if (reportedPerils(policy).length === 0) return false;
  if (phase === 'active') return true;
  return phase === 'ended' && until !== null && daysBetween(until, indiaDay(now)) <= MOST_DAYS_AFTER;
}
