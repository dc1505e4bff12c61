import { randomOf } from '../generated-market/random.ts';
import type { SampleSeason } from './sample-seasons.ts';
import type { SeedProduct } from './seed-goods.ts';
import type { SampleMarket } from './seed-market.ts';
import type { SeedOffer, SeedVendor } from './seed-shops.ts';

/** What a shop promises of a pack for a season. Money is whole paise. */
export interface SeedPrebookOffer {
  readonly seasonId: string;
  readonly vendorId: string;
  readonly variantId: string;
  readonly pricePaise: number;
  readonly discountPaise: number;
  readonly promised: number;
  readonly advancePercent: number;
}

/** Crops whose seed is booked before a season, and fertilisers that run short in it. */
const WANTED = {
  kharif: {
    crops: new Set(['paddy', 'cotton', 'maize', 'soybean', 'groundnut']),
    fertilisers: new Set(['p-urea', 'p-dap', 'p-ssp', 'p-npk-10-26-26']),
  },
  rabi: {
    crops: new Set(['wheat', 'gram', 'mustard', 'potato', 'onion']),
    fertilisers: new Set(['p-dap', 'p-mop', 'p-npk-12-32-16']),
  },
} as const;
/** Share of the shops that take prebookings; every centre does. */
const SHOP_SHARE = 0.5;
/** Discount for prebooking seed. */
const SEED_DISCOUNT = 0.05;
/** Of the goods, paid in advance for seed; fertiliser is booked without. */
const SEED_ADVANCE_PERCENT = 10;

/** What the shops of a market promise for seasons. @param everyShop - whether all of them take prebookings */
export function samplePrebooking(
  market: SampleMarket,
  seasons: readonly SampleSeason[],
  { everyShop }: { everyShop: boolean },
): SeedPrebookOffer[] {
  const productOf = new Map(market.products.map((product) => [product.id, product]));
  const productOfVariant = new Map(market.variants.map(({ id, productId }) => [id, productOf.get(productId)]));
  const shops = new Set(market.vendors.filter((vendor) => everyShop || takesPrebookings(vendor)).map(({ id }) => id));
  return seasons.flatMap((season) =>
    market.offers.flatMap((offer) => {
      const product = productOfVariant.get(offer.variantId);
      return product === undefined || !shops.has(offer.vendorId) || !isWanted(product, season)
        ? []
        : [promise(offer, product, season)];
    }),
  );
}

function takesPrebookings({ id, type }: SeedVendor): boolean {
  return type === 'DC' || randomOf(`${id} takes prebookings`).chance(SHOP_SHARE);
}

function isWanted({ id, kind, cropIds }: SeedProduct, season: SampleSeason): boolean {
  const { crops, fertilisers } = WANTED[season.kind];
  return kind === 'seed' ? cropIds.some((cropId) => crops.has(cropId)) : fertilisers.has(id);
}

function promise(
  { vendorId, variantId, pricePaise, discountPaise }: SeedOffer,
  { kind }: SeedProduct,
  { id: seasonId }: SampleSeason,
): SeedPrebookOffer {
  const isSeed = kind === 'seed';
  return {
    seasonId,
    vendorId,
    variantId,
    pricePaise,
    discountPaise: isSeed
      ? Math.max(discountPaise, Math.floor((pricePaise * SEED_DISCOUNT) / 100) * 100)
      : discountPaise,
    promised: randomOf(`${vendorId} promises ${variantId} for ${seasonId}`).between(40, 200),
    advancePercent: isSeed ? SEED_ADVANCE_PERCENT : 0,
  };
}
