import { places } from './places.ts';
import { brandRecords, categoryRecords, cropRecords, districtRecords, productRecords } from './records.ts';
import type { ProductRecord } from './records.ts';
import { sampleOffers } from './sample-offers.ts';
import { sampleVendors } from './sample-vendors.ts';
import type { SeedProduct, SeedVariant } from './seed-goods.ts';
import type { SampleMarket } from './seed-market.ts';

function ordered<T>(records: readonly T[]): (T & { sortOrder: number })[] {
  return records.map((record, index) => ({ ...record, sortOrder: index + 1 }));
}

function split(records: readonly ProductRecord[]): { products: SeedProduct[]; variants: SeedVariant[] } {
  const products = ordered(records).map(({ packs: _packs, ...product }) => product);
  const variants = records.flatMap((record) =>
    ordered(record.packs).map((pack) => ({ ...pack, productId: record.id })),
  );
  return { products, variants };
}

/**
 * The sample market: real kinds of goods, invented shops in eleven districts of eight states.
 * It comes out the same every time; the shop of each district's main town is the district's first.
 *
 * @throws Error when the data contradicts itself.
 */
export function sampleMarket(): SampleMarket {
  const placeOf = new Map(places().map((place) => [place.pincode, place]));
  const { products, variants } = split(productRecords());
  const trade = districtRecords().map((district) => {
    const vendors = sampleVendors(district, placeOf);
    return { vendors, offers: vendors.flatMap((vendor) => sampleOffers(vendor, district, products, variants)) };
  });
  return {
    categories: ordered(categoryRecords()),
    brands: ordered(brandRecords()),
    crops: ordered(cropRecords()),
    products,
    variants,
    vendors: trade.flatMap(({ vendors }) => vendors),
    offers: trade.flatMap(({ offers }) => offers),
  };
}
