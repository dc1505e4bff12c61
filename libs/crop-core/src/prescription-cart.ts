import type { PackUnit } from '@haat/api-contract/vocabulary';
import { dose, type DosePack } from './dose.ts';
import { mustBeMeasure } from './must-be-measure.ts';

/** What a prescription says: a product by its id, or any that has the active ingredient. */
export interface PrescribedItem {
  readonly product_id?: string;
  readonly active?: string;
  readonly dose_per_acre: number;
  readonly unit: PackUnit;
  /** How often it is used. */
  readonly times: number;
}

/** A pack that a shop sells. */
export interface CartOffer extends DosePack {
  readonly variant_id: string;
  readonly product_id: string;
  readonly active: string;
}

/** What goes into the cart. */
export interface PrescriptionCart {
  readonly lines: readonly { readonly item: number; readonly variant_id: string; readonly count: number }[];
  /** Places of the items of which no offer fits. */
  readonly missing: readonly number[];
}

/**
 * The packs that a prescription says, and nothing else. Of a named product never another one instead.
 *
 * See docs/domain/advice.md#prescription.
 *
 * @throws RangeError for a measure that is no number, or below 0.
 */
export function prescriptionCart(
  items: readonly PrescribedItem[],
  areaAcres: number,
  offers: readonly CartOffer[],
): PrescriptionCart {
  const needed = items.map((item) => {
    mustBeMeasure({ times: item.times });
    const product = { per_acre: item.dose_per_acre * item.times, unit: item.unit, water_l_per_acre: null };
    return dose(
      product,
      areaAcres,
      offers.filter((offer) => isOf(item, offer)),
    );
  });
  return {
    lines: needed.flatMap(({ packs }, item) =>
      packs.map(({ pack, count }) => ({ item, variant_id: pack.variant_id, count })),
    ),
    missing: needed.flatMap(({ costPaise }, item) => (costPaise === null ? [item] : [])),
  };
}

function isOf({ product_id: productId, active }: PrescribedItem, offer: CartOffer): boolean {
  if (productId !== undefined) return offer.product_id === productId;
  return active !== undefined && offer.active.toLowerCase() === active.toLowerCase();
}
