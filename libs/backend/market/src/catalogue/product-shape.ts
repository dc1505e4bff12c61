import type { NamedPicture, Product, ProductVariant, Quote } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { inLanguage } from '@haat/backend-platform';
import type { Executor, Localised } from '@haat/backend-platform';

import { goodsById } from './goods.ts';
import type { Goods } from './goods.ts';
import { offersInView } from './offers-in-view.ts';
import type { PrebookView, ViewedOffer } from './offers-in-view.ts';
import { packName } from './pack-name.ts';
import { pictureAddress } from './picture-address.ts';
import type { variants } from './tables.ts';

/** For whom products are put into the contract's shape. */
export interface ProductView {
  language: Language;
  /** The shop whose packs and prices are meant; without one a product has every pack and no price. */
  vendorId?: string | undefined;
  /** Left out: prebookings are none of its business. */
  prebook?: PrebookView;
}

type VariantRow = typeof variants.$inferSelect;

/** A brand, category or crop in the contract's shape. */
export function toNamedPicture(
  row: { id: string; slug: string; name: Localised; picture: string },
  language: Language,
): NamedPicture {
  return {
    id: row.id,
    slug: row.slug,
    app_display_name: inLanguage(row.name, language),
    image_url: pictureAddress(row.picture),
  };
}

/** A shop's offer in the contract's shape, in rupees. */
export function toQuote(offer: ViewedOffer): Quote {
  return {
    price: offer.pricePaise / 100,
    discount: offer.discountPaise / 100,
    c_id: offer.cId,
    vendor_id: offer.vendorId,
    stock: offer.stock,
    ...(offer.prebook && { prebook: offer.prebook }),
  };
}

/** A pack in the contract's shape. */
export function toVariant(row: VariantRow, offer: ViewedOffer | null, language: Language): ProductVariant {
  const pack = { amount: row.packAmount, unit: row.packUnit };
  return {
    id: row.id,
    attribute_value: { name: packName({ ...pack, container: row.container }, language), attribute_name: 'pack' },
    pack,
    mrp: row.mrpPaise / 100,
    insurance_data: {
      has_insurance: row.hasInsurance,
      label: row.insuranceLabel ? inLanguage(row.insuranceLabel, language) : '',
    },
    vendor_quotes: offer === null ? [] : [toQuote(offer)],
  };
}

/**
 * Products by id, in the order of the ids; an unknown id is left out.
 * A product that the shop sells comes with the packs that it sells; one that it does not, with all packs and no price.
 */
export async function productsById(
  executor: Executor,
  ids: readonly string[],
  { language, vendorId, prebook }: ProductView,
): Promise<Product[]> {
  const goods = await goodsById(executor, ids);
  const known = ids.flatMap((id) => goods.get(id) ?? []);
  const sold = vendorId === undefined ? NOTHING : await offersInView(executor, vendorId, variantIdsOf(known), prebook);
  return known.map((one) => toProduct(one, sold, language));
}

/** Nothing is sold where no shop is meant. */
export const NOTHING: ReadonlyMap<string, ViewedOffer> = new Map();

/** Every pack of these products. */
export function variantIdsOf(goods: readonly Goods[]): string[] {
  return goods.flatMap(({ packs }) => packs.map(({ id }) => id));
}

/** A product in the contract's shape, with a shop's offers by variant id. */
export function toProduct(
  { product, brand, category, packs }: Goods,
  sold: ReadonlyMap<string, ViewedOffer>,
  language: Language,
): Product {
  const offered = packs.flatMap((pack) => {
    const offer = sold.get(pack.id);
    return offer === undefined ? [] : [{ pack, offer }];
  });
  return {
    id: product.id,
    name: inLanguage(product.name, language),
    slug: product.slug,
    description: inLanguage(product.description, language),
    image_url: pictureAddress(product.picture),
    brand: toNamedPicture(brand, language),
    category: toNamedPicture(category, language),
    product_variants:
      offered.length > 0
        ? offered.map(({ pack, offer }) => toVariant(pack, offer, language))
        : packs.map((pack) => toVariant(pack, null, language)),
    inventory_set: offered.map(({ offer }) => toQuote(offer)),
    collect_only: product.collectOnly,
  };
}
