import { randomOf } from '../generated-market/random.ts';
import type { Random } from '../generated-market/random.ts';
import type { DistrictRecord } from './records.ts';
import type { SeedProduct, SeedVariant } from './seed-goods.ts';
import type { SeedOffer, SeedVendor } from './seed-shops.ts';

/** Fewest products on the shelves of any shop. */
const FEWEST_PRODUCTS = 30;
/** Share of the fitting products that a shop keeps; a centre keeps all. */
const SHELF_SHARE = 0.72;
/** Packs under these prices are kept by the dozen, the others by the few. Paise. */
const CHEAP_BELOW_PAISE = 60_000;
/** What every centre always has: a farmer relies on it. */
const STAPLES: ReadonlySet<string> = new Set(['p-urea', 'p-dap', 'p-nano-urea', 'p-ws-19-19-19', 'p-knapsack-16']);
/** Sold everywhere at the price that is fixed by order or notification. */
const FIXED_PRICE: ReadonlySet<string> = new Set([
  'p-urea',
  'p-dap',
  'p-cotton-rch-659',
  'p-cotton-ajeet-155',
  'p-cotton-us-7067',
]);

/**
 * What one shop sells, for how much, and how many packs it has. Prices are whole rupees and never above MRP. What may
 * only be collected is not in a shop that only delivers (docs/domain/catalogue.md#collect-only-goods).
 */
export function sampleOffers(
  vendor: SeedVendor,
  district: DistrictRecord,
  products: readonly SeedProduct[],
  variants: readonly SeedVariant[],
): SeedOffer[] {
  const kept = new Map(shelf(vendor, district, products).map((product) => [product.id, product]));
  return variants.flatMap((variant) => {
    const product = kept.get(variant.productId);
    return product === undefined ? [] : [offer(vendor, product, variant)];
  });
}

function fits(product: SeedProduct, vendor: SeedVendor, district: DistrictRecord): boolean {
  if (product.collectOnly && vendor.fulfilment === 'doorstep_delivery') return false;
  if (product.kind === 'seed') return district.seedProductIds.includes(product.id);
  return product.cropIds.length === 0 || product.cropIds.some((cropId) => district.cropIds.includes(cropId));
}

function shelf(vendor: SeedVendor, district: DistrictRecord, products: readonly SeedProduct[]): SeedProduct[] {
  const fitting = products.filter((product) => fits(product, vendor, district));
  if (vendor.type === 'DC') return fitting;
  const isStaple = (product: SeedProduct) => STAPLES.has(product.id);
  const byLot = fitting
    .map((product) => ({ product, lot: randomOf(`${vendor.id} keeps ${product.id}`).next() }))
    .sort((a, b) => Number(isStaple(b.product)) - Number(isStaple(a.product)) || a.lot - b.lot);
  return byLot
    .slice(0, Math.max(FEWEST_PRODUCTS, Math.round(fitting.length * SHELF_SHARE)))
    .map(({ product }) => product);
}

function offer(vendor: SeedVendor, product: SeedProduct, variant: SeedVariant): SeedOffer {
  const random = randomOf(`${vendor.id} sells ${variant.id}`);
  const isFixed = FIXED_PRICE.has(product.id);
  const pricePaise = isFixed ? variant.mrpPaise : wholeRupees(variant.mrpPaise * (0.92 + 0.08 * random.next()));
  const discountPaise = !isFixed && random.chance(0.45) ? wholeRupees(pricePaise * (0.02 + 0.08 * random.next())) : 0;
  const stock = stockOf(variant, vendor.type === 'DC' && STAPLES.has(product.id), random);
  return {
    id: `${vendor.id}--${variant.id}`,
    vendorId: vendor.id,
    variantId: variant.id,
    pricePaise,
    discountPaise,
    stock,
  };
}

/** Most packs are there; one in twelve is out of stock, and one in twelve nearly. */
function stockOf(variant: SeedVariant, isAlwaysThere: boolean, random: Random): number {
  const plenty = variant.mrpPaise < CHEAP_BELOW_PAISE ? random.between(24, 180) : random.between(8, 60);
  const draw = random.next();
  if (isAlwaysThere || draw >= 1 / 6) return plenty;
  return draw < 1 / 12 ? 0 : random.between(1, 4);
}

function wholeRupees(paise: number): number {
  return Math.floor(paise / 100) * 100;
}
