import { toPaise, toRupees } from '@haat/format';
import type { UnitLine } from './price-units.ts';

/**
 * What insured units come to, in rupees; summed in whole paise.
 *
 * See docs/domain/insurance.md#premium.
 */
export function premium(lines: readonly UnitLine[]): number {
  return toRupees(lines.reduce((sum, { units, unitCost }) => sum + units * toPaise(unitCost), 0));
}
