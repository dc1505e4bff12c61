import type { LicenceState } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';

/** The shop is told so many days before a licence runs out. */
export const TOLD_BEFORE_DAYS = 30;
const DAY_MS = 86_400_000;

/** The day by the calendar of India, `YYYY-MM-DD`, so many days from now. */
export function dayAhead(now: Date, days: number): string {
  return indiaDay(new Date(now.getTime() + days * DAY_MS));
}

/** How a licence stands; its last day still counts. See docs/domain/shop.md#licences. @param until `YYYY-MM-DD` */
export function licenceState(until: string, now: Date): LicenceState {
  if (until < indiaDay(now)) return 'expired';
  return until <= dayAhead(now, TOLD_BEFORE_DAYS) ? 'ending' : 'valid';
}
