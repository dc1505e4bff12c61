import { HIGHEST_MANDI_ALERT } from '@haat/api-contract/vocabulary';
import { parseAmount, toLatinDigits, toPaise, toRupees } from '@haat/format';

/** A rate of a quintal that was typed in any script's digits, whole paise; null when it is none. */
export function rateOf(typed: string): number | null {
  const rate = parseAmount(toLatinDigits(typed));
  if (rate === undefined || rate < 1 || rate > HIGHEST_MANDI_ALERT) return null;
  return toRupees(toPaise(rate));
}
