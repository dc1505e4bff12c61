import { formatAmount } from './amounts/format-amount.ts';

/** A distance in two parts; the screen puts the unit into words of the language. */
export interface DistanceParts {
  /** The number as it is shown: `850`, `3.2`, `120`. */
  value: string;
  /** Metres or kilometres. */
  unit: 'm' | 'km';
}

/**
 * A distance as a person says it: tens of metres under a kilometre, then kilometres with one decimal, whole ones from
 * 100 km. What is not a distance counts as 0 m.
 *
 * See docs/domain/amounts-and-formats.md#distances.
 */
export function formatDistance(metres: number): DistanceParts {
  const distance = Number.isFinite(metres) ? Math.max(0, metres) : 0;
  const tens = Math.round(distance / 10) * 10;
  return tens < 1000
    ? { value: String(tens), unit: 'm' }
    : { value: formatAmount(distance / 1000, { maxFractionDigits: distance < 100_000 ? 1 : 0 }), unit: 'km' };
}
