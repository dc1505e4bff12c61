import type { PackUnit } from '@haat/api-contract/vocabulary';
import { cheapestPacks } from './cheapest-packs.ts';
import { mustBeMeasure } from './must-be-measure.ts';
import { rounded, withoutNoise } from './rounded.ts';

/** What a product's label says of its use; what it does not say is left out. */
export interface DosedProduct {
  /** In `unit`, for an acre. */
  readonly per_acre: number;
  readonly unit: PackUnit;
  /** Litres for an acre; null where the label names none. */
  readonly water_l_per_acre: number | null;
  readonly max_per_season?: number;
  readonly waiting_days?: number;
}

/** A pack that is sold. */
export interface DosePack {
  readonly size: number;
  readonly unit: PackUnit;
  readonly pricePaise: number;
}

/** What an area needs. */
export interface Dose<Pack extends DosePack> {
  /** In the unit of the product, to 3 decimals. */
  readonly amount: number;
  /** Litres, to 3 decimals. */
  readonly water: number | null;
  /** The cheapest whole packs that cover the amount, in the order given; empty where none fits. */
  readonly packs: readonly { readonly pack: Pack; readonly count: number }[];
  readonly waitingDays: number | null;
  readonly maxPerSeason: number | null;
  /** Null where no pack fits. */
  readonly costPaise: number | null;
}

const DECIMALS = 3;

/** The smallest unit of its kind, and how many of it one unit is. */
const SMALLEST: Readonly<Record<PackUnit, { readonly kind: 'weight' | 'volume' | 'count'; readonly size: number }>> = {
  g: { kind: 'weight', size: 1 },
  kg: { kind: 'weight', size: 1000 },
  ml: { kind: 'volume', size: 1 },
  l: { kind: 'volume', size: 1000 },
  piece: { kind: 'count', size: 1 },
};

/**
 * What an area needs of a product, in the cheapest whole packs: of equal ones the fewest, then those that leave least
 * over. A pack of another kind than the dose names (weight, volume, count) does not fit.
 *
 * See docs/domain/advice.md#dose.
 *
 * @throws RangeError for a measure that is no number, or below 0.
 */
export function dose<Pack extends DosePack>(
  product: DosedProduct,
  areaAcres: number,
  packs: readonly Pack[],
): Dose<Pack> {
  const { per_acre: perAcre, unit, water_l_per_acre: waterPerAcre } = product;
  mustBeMeasure({ perAcre, areaAcres, waterPerAcre: waterPerAcre ?? 0 });
  const wanted = SMALLEST[unit];
  const fitting = packs.filter((pack) => SMALLEST[pack.unit].kind === wanted.kind && pack.size > 0);
  const amount = rounded(perAcre * areaAcres, DECIMALS);
  const counts = cheapestPacks(
    thousandths(amount, unit),
    fitting.map((pack) => ({ size: thousandths(pack.size, pack.unit), pricePaise: pack.pricePaise })),
  );
  return {
    amount,
    water: waterPerAcre === null ? null : rounded(waterPerAcre * areaAcres, DECIMALS),
    packs: fitting.map((pack, index) => ({ pack, count: counts[index] ?? 0 })).filter(({ count }) => count > 0),
    waitingDays: product.waiting_days ?? null,
    maxPerSeason: product.max_per_season ?? null,
    costPaise:
      fitting.length === 0 ? null : fitting.reduce((sum, { pricePaise }, i) => sum + pricePaise * (counts[i] ?? 0), 0),
  };
}

/** In thousandths of the smallest unit: whole for every amount that has three decimals. */
function thousandths(amount: number, unit: PackUnit): number {
  return withoutNoise(amount * SMALLEST[unit].size * 1000);
}
