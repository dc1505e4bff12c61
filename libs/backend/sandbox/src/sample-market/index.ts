/** The sample market as it stands in the repository, without a database: goods, shops and places. */
export { sampleMarket } from './market.ts';
export { places } from './places.ts';
export type { SeedBrand, SeedCategory, SeedProduct, SeedVariant } from './seed-goods.ts';
export type { SampleMarket } from './seed-market.ts';
export type { SeedPlace } from './seed-places.ts';
export type { SeedVendor } from './seed-shops.ts';
