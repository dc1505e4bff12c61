import { areaIn } from '@haat/crop-core';
import { formatAmount } from '@haat/format';

/** Says a text, on the server or on the phone. */
export type SayText = (key: string, values?: Record<string, unknown>) => string;

/**
 * An area in words: acres, hectares, and bigha where the state counts in it. See docs/domain/fields.md#area.
 * @param state - its code, which decides how large a bigha is; null where it is not known
 */
export function landAreaText(t: SayText, squareMetres: number, state: string | null): string {
  const inUnit = (unit: 'acre' | 'hectare' | 'bigha') => {
    const amount = areaIn(squareMetres, unit, state);
    return amount === null ? [] : [t(`fields:area.${unit}`, { amount: formatAmount(amount) })];
  };
  return [...inUnit('acre'), ...inUnit('hectare'), ...inUnit('bigha')].join(' · ');
}
