import { FARM_PERILS, type Peril } from '@haat/api-contract/vocabulary';

const HOUR_MS = 3_600_000;

/** Hours after the event within which a loss on a single farm is reported, whatever the peril. */
const INTIMATION_HOURS = 72;

/**
 * The last moment to report a loss; null for perils of a whole area, which need no report.
 *
 * See docs/domain/insurance.md#deadline.
 *
 * @throws RangeError for an invalid moment.
 */
export function claimDeadline(peril: Peril, happenedAt: Date): Date | null {
  if (Number.isNaN(happenedAt.getTime())) throw new RangeError('The moment of the event is invalid');
  if (!FARM_PERILS.some((farmPeril) => farmPeril === peril)) return null;
  return new Date(happenedAt.getTime() + INTIMATION_HOURS * HOUR_MS);
}
