/** An insurance product that can be had with a pack, at one of its premiums. */
export interface InsurableOption {
  productId: string;
  /** Units of the product that are free in one order. */
  productFreeUnits: number;
  /** Whether this premium costs the farmer nothing, so that its units use up the free ones. */
  isFree: boolean;
  /** Units that are chosen; 0 when it is not. */
  units: number;
}

/**
 * The free units that are left for each option, pack by pack: a product states its free units for a whole order, so
 * that earlier packs use them up and later ones get the rest. The options of one pack see the same rest.
 *
 * See docs/domain/insurance.md#premium.
 *
 * @param packs - the options of each pack, in the order of the cart's lines
 */
export function allocateFreeUnits(packs: readonly (readonly InsurableOption[])[]): number[][] {
  const used = new Map<string, number>();
  return packs.map((options) => {
    const left = options.map(({ productId, productFreeUnits }) =>
      Math.max(0, productFreeUnits - (used.get(productId) ?? 0)),
    );
    options.forEach(({ productId, isFree, units }, index) => {
      if (isFree) used.set(productId, (used.get(productId) ?? 0) + Math.min(units, left[index] ?? 0));
    });
    return left;
  });
}
