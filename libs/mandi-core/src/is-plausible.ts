import { mustBeFinite } from './must-be.ts';

/**
 * Whether a rate that a farmer reports fits the market's prices of the last 7 days: from half of the least to 1.6 times
 * the highest, both included. Without prices it does not, so that a person looks.
 *
 * See docs/domain/mandi.md#reported-rates.
 *
 * @param rate - paise a quintal, as `min` and `max`
 * @throws RangeError for what is no number.
 */
export function isPlausible(rate: number, min: number | null, max: number | null): boolean {
  mustBeFinite(rate);
  if (min === null || max === null) return false;
  mustBeFinite(min, max);
  // In whole numbers: 1.6 is none in binary fractions.
  return rate * 2 >= min && rate * 10 <= max * 16;
}
