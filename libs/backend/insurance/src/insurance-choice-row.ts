/** Insurance that a farmer chose for a pack of the cart. */
export interface InsuranceChoiceRow {
  variantId: string;
  groupInsuranceProductId: string;
  /** Scales the cover of a unit; never the price. */
  multiplierFactor: number;
  /** Packs of it that are insured, a whole number ≥ 1, never more than are in the cart. */
  units: number;
}
