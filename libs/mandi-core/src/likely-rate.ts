import { isPlausible } from './is-plausible.ts';

/** Kilograms of a quintal, and paise of a rupee: by so much a rate of another unit differs. */
const HUNDRED = 100;

/**
 * The rate that a reported one was likely meant for: itself where it fits the market's prices, or where neither it nor
 * a hundred times it nor its hundredth does; else the one that fits. A rate of a kilogram is a hundredth of one of a
 * quintal.
 *
 * See docs/domain/mandi.md#reported-rates.
 *
 * @param rate - paise a quintal, as `min` and `max`
 * @throws RangeError for what is no number.
 */
export function likelyRate(rate: number, min: number | null, max: number | null): number {
  return [rate, rate * HUNDRED, rate / HUNDRED].find((each) => isPlausible(each, min, max)) ?? rate;
}
