import type { InsuranceOffer } from '@haat/api-contract';

/** A premium at which packs can be insured; amounts are rupees per unit. See docs/domain/insurance.md#products. */
export type PremiumOption = Pick<InsuranceOffer, 'cost_to_farmer' | 'multiplier_factor' | 'total_premium_amount'>;

/** Units at one price. */
export interface UnitLine {
  /** Whole units, from 1. */
  units: number;
  /** Rupees for one unit. */
  unitCost: number;
}

/**
 * What the insured units of one pack cost, as lines of one price each. When the farmer's cost is 0, the free units
 * are one line of no cost, and any above them are paid at the total premium; otherwise all units are at the farmer's
 * cost. A line of no units is left out.
 *
 * See docs/domain/insurance.md#premium.
 *
 * @param qty - units to insure, a whole number from 0
 * @param freeQty - units that are free in an order, a whole number from 0
 */
export function priceUnits(option: PremiumOption, qty: number, freeQty: number): UnitLine[] {
  if (option.cost_to_farmer !== 0) return linesOf([{ units: qty, unitCost: option.cost_to_farmer }]);
  // Units at one price are one line and one policy, also where an insurer asks for no premium at all.
  const free = option.total_premium_amount === 0 ? qty : Math.min(freeQty, qty);
  return linesOf([
    { units: free, unitCost: 0 },
    { units: qty - free, unitCost: option.total_premium_amount },
  ]);
}

function linesOf(lines: UnitLine[]): UnitLine[] {
  return lines.filter(({ units }) => units > 0);
}
