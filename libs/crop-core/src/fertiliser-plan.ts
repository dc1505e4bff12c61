import { mustBeMeasure } from './must-be-measure.ts';
import { rounded } from './rounded.ts';

/** Nutrients, kg for a hectare: nitrogen, phosphorus as P₂O₅, potash as K₂O. */
export type NutrientName = 'n' | 'p' | 'k';
/** How much of a nutrient the soil has. */
export type SoilClass = 'low' | 'medium' | 'high';

/** How much of a fertiliser, and in how many bags. */
export interface FertiliserAmount {
  /** Whole. */
  readonly kg: number;
  /** To one decimal. */
  readonly bags: number;
}

/** What an area needs of each fertiliser. */
export type FertiliserPlan = Readonly<Record<'urea' | 'dap' | 'mop', FertiliserAmount>>;

const ACRES_OF_A_HECTARE = 10_000 / 4046.8564224;
const SHARE: Readonly<Record<SoilClass, number>> = { low: 1.25, medium: 1, high: 0.75 };
const DAP = { p: 0.46, n: 0.18, bagKg: 50 } as const;
const UREA = { n: 0.46, bagKg: 45 } as const;
const MOP = { k: 0.6, bagKg: 50 } as const;

/**
 * Urea, DAP and MOP for an area: phosphorus as DAP, whose nitrogen counts, the rest of the nitrogen as urea.
 *
 * See docs/domain/advice.md#fertilisers.
 *
 * @param soilClasses - what a soil test says: more where it is low, less where it is high
 * @throws RangeError for a measure that is no number, or below 0.
 */
export function fertiliserPlan(
  npkPerHa: Readonly<Record<NutrientName, number>>,
  soilClasses: Readonly<Partial<Record<NutrientName, SoilClass>>>,
  areaAcres: number,
): FertiliserPlan {
  mustBeMeasure({ ...npkPerHa, areaAcres });
  const needed = (nutrient: NutrientName) =>
    (npkPerHa[nutrient] * SHARE[soilClasses[nutrient] ?? 'medium'] * areaAcres) / ACRES_OF_A_HECTARE;
  const dap = needed('p') / DAP.p;
  const urea = Math.max(0, needed('n') - dap * DAP.n) / UREA.n;
  return {
    urea: amountOf(urea, UREA.bagKg),
    dap: amountOf(dap, DAP.bagKg),
    mop: amountOf(needed('k') / MOP.k, MOP.bagKg),
  };
}

function amountOf(kg: number, bagKg: number): FertiliserAmount {
  return { kg: rounded(kg, 0), bags: rounded(kg / bagKg, 1) };
}
