import { createHash } from 'node:crypto';
import type { NetworkCategory, PackUnit } from '@haat/api-contract/vocabulary';
import type { SeedBrand, SeedProduct, SeedVariant } from '@haat/backend-sandbox/sample-market';
import type { SellerShop } from '../seller-profile.ts';
import { lacksConsumerCare } from './scripted-items.ts';

/** Fulfilments of every shop: brought home, or fetched. */
export const DELIVERY = 'F1';
export const SELF_PICKUP = 'F2';
/** Rupees, as the network writes them. */
export const rupees = (amount: number): string => amount.toFixed(2);

const MOST_PACKS = '10';
const CONSUMER_CARE = 'Sandbox Care,care@sandbox.example,18000000000';
const UNITS: Readonly<Record<PackUnit, string>> = {
  kg: 'kilogram',
  g: 'gram',
  l: 'litre',
  ml: 'millilitre',
  piece: 'unit',
};
/** ISO 3166-1 alpha-2 to alpha-3, of the sample's goods. */
const COUNTRIES: Readonly<Record<string, string>> = { IN: 'IND', CA: 'CAN', IL: 'ISR', NO: 'NOR' };
const KINDS: Readonly<Record<SeedProduct['kind'], NetworkCategory>> = {
  seed: 'Seed',
  fertiliser: 'Fertilizer',
  pesticide: 'Pesticide',
  tool: 'Tools and Machinery',
};
const ORGANIC: Readonly<Partial<Record<SeedProduct['kind'], NetworkCategory>>> = {
  fertiliser: 'Organic Crop Nutrition',
  pesticide: 'Organic Crop Protection',
};

/** A pack in a shop, as the shop knows it. */
export interface ShelfItem {
  readonly shop: SellerShop;
  readonly product: SeedProduct;
  readonly variant: SeedVariant;
  readonly brand: SeedBrand | undefined;
  /** Packs of the product are more than one: they are variants of it. */
  readonly isOneOfSeveral: boolean;
}

/** What may change of an item while the seller runs. */
export interface ItemState {
  /** Rupees. */
  readonly price: number;
  readonly isInStock: boolean;
  /** ISO 8601: when that was last said. */
  readonly timestamp: string;
}

/** The network's kind of goods of a product. */
export function categoryOf({ kind, categoryId }: Pick<SeedProduct, 'kind' | 'categoryId'>): NetworkCategory {
  return (categoryId === 'c-organic' ? ORGANIC[kind] : undefined) ?? KINDS[kind];
}

/** Of a pack in a shop; stores of one provider have ids of their own for the same pack. */
export const itemIdOf = (shop: Pick<SellerShop, 'itemSuffix'>, variantId: string): string =>
  `I-${variantId.replace(/^p-/, '').toUpperCase()}${shop.itemSuffix}`;
/** Of the group that the packs of a product make. */
export const groupIdOf = (shop: Pick<SellerShop, 'itemSuffix'>, productId: string): string =>
  `V-${productId.replace(/^p-/, '').toUpperCase()}${shop.itemSuffix}`;

/** A number from 0 to 1 that a text always draws. */
export function lotOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

/** An item in AGR10 form. @param picturesUrl where the market's pictures are, without a slash at its end */
export function catalogueItem(item: ShelfItem, state: ItemState, picturesUrl: string) {
  const { shop, product, variant, brand } = item;
  const picture = `${picturesUrl}/${product.picture}.svg`;
  const measure = { unit: UNITS[variant.packUnit], value: String(variant.packAmount) };
  const isCollected = product.collectOnly;
  return {
    id: itemIdOf(shop, variant.id),
    time: { label: 'enable', timestamp: state.timestamp },
    ...(item.isOneOfSeveral ? { parent_item_id: groupIdOf(shop, product.id) } : {}),
    descriptor: {
      name: nameOf(product, variant),
      symbol: picture,
      short_desc: product.description.en,
      long_desc: [product.description.en, product.composition].filter((part) => part !== null).join(' '),
      images: [picture],
    },
    quantity: {
      unitized: { measure },
      available: { count: state.isInStock ? '99' : '0' },
      maximum: { count: MOST_PACKS },
    },
    price: {
      currency: 'INR',
      value: rupees(state.price),
      maximum_value: rupees(variant.mrpPaise / 100),
    },
    category_id: categoryOf(product),
    fulfillment_id: isCollected ? SELF_PICKUP : DELIVERY,
    location_id: shop.locationId,
    '@ondc/org/returnable': product.kind !== 'pesticide',
    '@ondc/org/cancellable': true,
    '@ondc/org/return_window': 'P7D',
    '@ondc/org/seller_pickup_return': true,
    '@ondc/org/time_to_ship': 'PT24H',
    '@ondc/org/available_on_cod': true,
    ...(lacksConsumerCare(shop.providerId, product.id)
      ? {}
      : { '@ondc/org/contact_details_consumer_care': CONSUMER_CARE }),
    '@ondc/org/statutory_reqs_packaged_commodities': {
      manufacturer_or_packer_name: product.makerName,
      manufacturer_or_packer_address: 'Sample address of the maker, India',
      common_or_generic_name_of_commodity: product.name.en,
      net_quantity_or_measure_of_commodity_in_pkg: `${measure.value} ${measure.unit}`,
      month_year_of_manufacture_packing_import: '06/2026',
      imported_product_country_of_origin: COUNTRIES[product.countryOfOrigin] ?? product.countryOfOrigin,
    },
    tags: [
      {
        code: 'origin',
        list: [{ code: 'country', value: COUNTRIES[product.countryOfOrigin] ?? product.countryOfOrigin }],
      },
      { code: 'attribute', list: [{ code: 'brand', value: brand?.name.en ?? product.makerName }] },
    ],
  };
}

/** An item as it goes over the wire. */
export type CatalogueItem = ReturnType<typeof catalogueItem>;

/** In English and Hindi, as sellers of the north write it, with what the pack holds. */
function nameOf(product: SeedProduct, { packAmount, packUnit }: SeedVariant): string {
  const pack = packUnit === 'piece' ? '' : ` ${packAmount} ${packUnit}`;
  return `${product.name.en}${pack} | ${product.name.hi}`;
}
