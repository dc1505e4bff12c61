import type { ProductVariant } from '@haat/api-contract';

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

type Unit = ProductVariant['pack']['unit'];

/** How many of the smallest unit of its kind one unit is. */
const SMALLEST: Readonly<Record<Unit, { kind: 'weight' | 'volume' | 'count'; size: number }>> = {
  g: { kind: 'weight', size: 1 },
  kg: { kind: 'weight', size: 1000 },
  ml: { kind: 'volume', size: 1 },
  l: { kind: 'volume', size: 1000 },
  piece: { kind: 'count', size: 1 },
};

/**
 * What an area needs, in whole packs: no pack is sold in part. Null when the pack holds another kind of thing than the
 * dose names. See docs/design/screens.md#dose-calculator.
 */
export function packsForArea(dose: AreaDose, acres: number, pack: ProductVariant['pack']): PacksNeeded | null {
  const wanted = SMALLEST[dose.unit];
  const held = SMALLEST[pack.unit];
  if (wanted.kind !== held.kind || !(acres > 0) || !(pack.amount > 0)) return null;
  const amount = Math.round(dose.amount * acres * 1000) / 1000;
  // A thousandth of a pack is a slip of the reckoning, not a pack more.
  const packs = Math.ceil((amount * wanted.size) / (pack.amount * held.size) - 1e-6);
  return { amount, packs: Math.max(1, packs) };
}

/** Largest field that the reckoning takes, in acres. */
export const MOST_ACRES = 1000;

/** Acres from an address; null when there is none or it makes no sense. */
export function readAcres(text: string | null): number | null {
  const acres = Number(text?.trim() || Number.NaN);
  return Number.isFinite(acres) && acres > 0 && acres <= MOST_ACRES ? Math.round(acres * 100) / 100 : null;
}
