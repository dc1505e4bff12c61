import type { ComparedUnit } from '@haat/api-contract/vocabulary';

/** Of each unit in which packs are sold: what the price is compared by, and how many of the unit make one of that. */
const COMPARED_BY = new Map<string, { per: UnitPrice['per']; units: number }>([
  ['mg', { per: 'kg', units: 1_000_000 }],
  ['g', { per: 'kg', units: 1000 }],
  ['kg', { per: 'kg', units: 1 }],
  ['quintal', { per: 'kg', units: 0.01 }],
  ['tonne', { per: 'kg', units: 0.001 }],
  ['ml', { per: 'l', units: 1000 }],
  ['l', { per: 'l', units: 1 }],
]);

/** What a kilogram or a litre of a pack costs. */
export interface UnitPrice {
  /** Whole paise. */
  paise: number;
  /** For one of these. */
  per: ComparedUnit;
}

/**
 * The price for a kilogram or litre, so that packs of different sizes can be compared. `null` for what is not sold by
 * weight or volume (a tool, a sapling).
 *
 * See docs/domain/amounts-and-formats.md#unit-price.
 *
 * @param packPaise - what the pack costs, in paise
 * @param amount - how much is in the pack, in `unit`
 * @param unit - mg, g, kg, quintal, tonne, ml or l, in any case
 */
export function unitPrice(packPaise: number, amount: number, unit: string): UnitPrice | null {
  const compared = COMPARED_BY.get(unit.trim().toLowerCase());
  if (!compared || !(amount > 0) || !Number.isFinite(amount) || !Number.isFinite(packPaise)) {
    return null;
  }
  return { paise: Math.round((packPaise * compared.units) / amount), per: compared.per };
}
