import type { ProductVariant } from '@haat/api-contract';
import { dose } from '@haat/crop-core';

/** A dose by area. */
export interface AreaDose {
  /** In `unit`, for each acre. */
  readonly amount: number;
  readonly unit: ProductVariant['pack']['unit'];
}

/** How much an area needs and in how many packs. */
export interface PacksNeeded {
  /** In the unit of the dose. */
  readonly amount: number;
  readonly packs: number;
}

/**
 * What an area needs, in whole packs of this size: no pack is sold in part. Null when the pack holds another kind of
 * thing than the dose names. See docs/domain/advice.md#dose.
 */
export function packsForArea(
  { amount: perAcre, unit }: AreaDose,
  acres: number,
  pack: ProductVariant['pack'],
): PacksNeeded | null {
  const product = { per_acre: perAcre, unit, water_l_per_acre: null };
  const { amount, packs } = dose(product, acres, [{ size: pack.amount, unit: pack.unit, pricePaise: 0 }]);
  return packs[0] === undefined ? null : { amount, packs: packs[0].count };
}

/** Largest field that the calculation takes, in acres. */
export const MOST_ACRES = 1000;

/** Acres from an address; null when there is none or it makes no sense. */
export function readAcres(text: string | null): number | null {
  const acres = Number(text?.trim() || Number.NaN);
  return Number.isFinite(acres) && acres > 0 && acres <= MOST_ACRES ? Math.round(acres * 100) / 100 : null;
}
