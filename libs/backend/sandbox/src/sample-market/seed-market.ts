import type { SeedBrand, SeedCategory, SeedCrop, SeedProduct, SeedVariant } from './seed-goods.ts';
import type { SeedOffer, SeedVendor } from './seed-shops.ts';

/** The whole sample market, each list in a fixed order. */
export interface SampleMarket {
  readonly categories: readonly SeedCategory[];
  readonly brands: readonly SeedBrand[];
  readonly crops: readonly SeedCrop[];
  readonly products: readonly SeedProduct[];
  readonly variants: readonly SeedVariant[];
  readonly vendors: readonly SeedVendor[];
  readonly offers: readonly SeedOffer[];
}
