/**
 * Sum insured of some units of a group insurance product, in whole paise: its base, rounded after the option's factor,
 * for each unit. See docs/domain/insurance.md#products.
 */
export function coverPaise(basePaise: number, multiplierFactor: number, units = 1): number {
  return Math.round(basePaise * multiplierFactor) * units;
}
