/** Units of one pack that are insured together. */
export interface InsuredUnits {
  units: number;
  /** They cost the farmer nothing. */
  isFree: boolean;
}

/**
 * How many of the insured units of a pack end when packs go back, one number for each of the covers: no more units
 * stay insured than packs stay with the farmer. Packs without insurance go back first, then paid units, then free
 * ones: as if the farmer had bought fewer.
 *
 * See docs/domain/insurance.md#policies.
 *
 * @param packsLeft - packs that stay with the farmer, a whole number from 0
 */
export function endUnits(covers: readonly InsuredUnits[], packsLeft: number): number[] {
  let toEnd = Math.max(0, covers.reduce((sum, { units }) => sum + units, 0) - packsLeft);
  const ended = new Map<InsuredUnits, number>();
  for (const cover of covers.toSorted((one, other) => Number(one.isFree) - Number(other.isFree))) {
    const units = Math.min(cover.units, toEnd);
    ended.set(cover, units);
    toEnd -= units;
  }
  return covers.map((cover) => ended.get(cover) ?? 0);
}
