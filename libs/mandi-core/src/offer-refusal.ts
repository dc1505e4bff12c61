import type { MandiDemandStatus } from '@haat/api-contract/vocabulary';
import { daysBetween, type Day } from '@haat/format';
import { mustBeFinite } from './must-be.ts';

/** What of a demand decides whether a quantity can be offered. */
export interface OfferedDemand {
  readonly status: MandiDemandStatus;
  /** Its last day. */
  readonly until: Day;
  readonly quantityKg: number;
  readonly acceptedKg: number;
}

/** Why a quantity cannot be offered. */
export type OfferRefusal = 'over' | 'too-little' | 'too-much';

/**
 * Why a quantity cannot be offered for a demand, or accepted of it; null when it can.
 *
 * See docs/domain/mandi.md#demands-and-offers.
 *
 * @param kg - the quantity offered
 * @throws RangeError for a quantity that is no number, and what is no day of the calendar.
 */
export function offerRefusal(demand: OfferedDemand, kg: number, today: Day): OfferRefusal | null {
  const { status, until, quantityKg, acceptedKg } = demand;
  mustBeFinite(kg, quantityKg, acceptedKg);
  if (status !== 'OPEN' || daysBetween(today, until) < 0) return 'over';
  if (kg < 1) return 'too-little';
  return kg > quantityKg - acceptedKg ? 'too-much' : null;
}
