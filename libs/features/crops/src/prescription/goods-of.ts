import type { Prescription } from '@haat/api-contract/questions';
import { prescriptionCart, type CartOffer } from '@haat/crop-core';

/** A pack that the shop has. */
export interface ShopOffer extends CartOffer {
  readonly name: string;
  readonly packName: string;
  readonly stock: number;
}

/** What is needed of a product, or of an active ingredient. */
export type NeededItem = Pick<
  Prescription['items'][number],
  'product_id' | 'active' | 'dose_per_acre' | 'unit' | 'times'
>;

/** Packs of a prescription that a shop has. */
export interface PrescribedPacks {
  readonly lines: readonly {
    /** Place of the item in the prescription. */
    readonly item: number;
    readonly variantId: string;
    readonly name: string;
    readonly packName: string;
    readonly count: number;
    /** Of one pack. */
    readonly pricePaise: number;
  }[];
  /** Places of the items of which the shop has not enough. */
  readonly missing: readonly number[];
}

/**
 * What of a prescription goes into the cart for so many acres: nothing that it does not say, and of no item a part
 * only. See docs/domain/advice.md#prescription.
 */
export function goodsOf(items: readonly NeededItem[], acres: number, offers: readonly ShopOffer[]): PrescribedPacks {
  const wanted = items.map(({ product_id: productId, active, dose_per_acre: dose, unit, times }) => ({
    ...(productId === null ? {} : { product_id: productId }),
    ...(active === null ? {} : { active }),
    ...{ dose_per_acre: dose, unit, times },
  }));
  const { lines, missing } = prescriptionCart(wanted, acres, offers);
  const found = lines.flatMap(({ item, variant_id: variantId, count }) => {
    const offer = offers.find((one) => one.variant_id === variantId);
    if (offer === undefined) return [];
    const { name, packName, stock, pricePaise } = offer;
    return [{ line: { item, variantId, name, packName, count, pricePaise }, isThere: count <= stock }];
  });
  const short = new Set(found.filter(({ isThere }) => !isThere).map(({ line }) => line.item));
  return {
    lines: found.map(({ line }) => line).filter(({ item }) => !short.has(item)),
    missing: items.map((_, index) => index).filter((item) => missing.includes(item) || short.has(item)),
  };
}

/** How many packs of each kind these lines are: two items may need packs of the same product. */
export function packsOf(lines: PrescribedPacks['lines']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { variantId, count } of lines) counts.set(variantId, (counts.get(variantId) ?? 0) + count);
  return counts;
}
