import { daysBetween, type Day } from '@haat/format';

/** Prices of more days ago are old. */
const NEWEST_DAYS = 7;

/** How long ago a price was made. */
export interface PriceAge {
  /** Whole days, 0 for today. */
  readonly days: number;
  readonly label: 'today' | 'yesterday' | 'days' | 'old';
}

/**
 * How old a price is; null for a day after today, which no price can have.
 *
 * See docs/domain/mandi.md#age.
 *
 * @throws RangeError for what is no day of the calendar.
 */
export function priceAge(arrival: Day, today: Day): PriceAge | null {
  const days = daysBetween(arrival, today);
  if (days < 0) return null;
  return { days, label: labelOf(days) };
}

function labelOf(days: number): PriceAge['label'] {
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return days <= NEWEST_DAYS ? 'days' : 'old';
}
