import type { Language, NamedPicture, Product, ProductVariant, Quote } from '@haat/api-contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../database/connection.ts';
import { inLanguage } from '../localised/localised.ts';
import type { Localised } from '../localised/localised.ts';
import { packName } from './pack-name.ts';
import { pictureAddress } from './picture-address.ts';
import { brands, categories, offers, products, variants } from './tables.ts';

/** For whom products are put into the contract's shape. */
export interface ProductView {
  language: Language;
  /** The shop whose packs and prices are meant; without one a product has every pack and no price. */
  vendorId?: string | undefined;
}

type VariantRow = typeof variants.$inferSelect;
type OfferRow = typeof offers.$inferSelect;

/** A brand, category or crop in the contract's shape. */
export function toNamedPicture(row: { id: string; slug: string; name: Localised; picture: string }, language: Language): NamedPicture {
  return { id: row.id, slug: row.slug, app_display_name: inLanguage(row.name, language), image_url: pictureAddress(row.picture) };
}

/** A shop's offer in the contract's shape, in rupees. */
export function toQuote(offer: OfferRow): Quote {
  return { price: offer.pricePaise / 100, discount: offer.discountPaise / 100, c_id: offer.cId, vendor_id: offer.vendorId, stock: offer.stock };
}

/** A pack in the contract's shape. */
export function toVariant(row: VariantRow, offer: OfferRow | null, language: Language): ProductVariant {
  const pack = { amount: row.packAmount, unit: row.packUnit };
  return {
    id: row.id,
    attribute_value: { name: packName({ ...pack, container: row.container }, language), attribute_name: 'pack' },
    pack, mrp: row.mrpPaise / 100,
    insurance_data: { has_insurance: row.hasInsurance, label: row.insuranceLabel ? inLanguage(row.insuranceLabel, language) : '' },
    vendor_quotes: offer === null ? [] : [toQuote(offer)],
  };
}

/** Packs of products in their order, each with the shop's offer or null. */
async function packsOf(executor: Executor, productIds: string[], vendorId: string | undefined): Promise<Map<string, { variant: VariantRow; offer: OfferRow | null }[]>> {
  const inOrder = [asc(variants.sortOrder), asc(variants.id)];
  const rows = vendorId === undefined
    ? (await executor.select().from(variants).where(inArray(variants.productId, productIds)).orderBy(...inOrder)).map((variant) => ({ variants: variant, offers: null }))
    : await executor.select().from(variants).leftJoin(offers, and(eq(offers.variantId, variants.id), eq(offers.vendorId, vendorId))).where(inArray(variants.productId, productIds)).orderBy(...inOrder);
  const packs = new Map<string, { variant: VariantRow; offer: OfferRow | null }[]>();
  for (const { variants: variant, offers: offer } of rows) {
    const known = packs.get(variant.productId);
    if (known) known.push({ variant, offer });
    else packs.set(variant.productId, [{ variant, offer }]);
  }
  return packs;
}

/**
 * Products by id, in the order of the ids; an unknown id is left out. Two queries however many there are.
 * A product that the shop sells comes with the packs that it sells; one that it does not, with all packs and no price.
 */
export async function productsById(executor: Executor, ids: readonly string[], { language, vendorId }: ProductView): Promise<Product[]> {
  if (ids.length === 0) return [];
  const [rows, packs] = await Promise.all([
    executor.select().from(products).innerJoin(brands, eq(brands.id, products.brandId)).innerJoin(categories, eq(categories.id, products.categoryId)).where(inArray(products.id, [...ids])),
    packsOf(executor, [...ids], vendorId),
  ]);
  const found = new Map(rows.map(({ products: product, brands: brand, categories: category }) => {
    const all = packs.get(product.id) ?? [];
    const sold = all.filter(({ offer }) => offer !== null);
    return [product.id, {
      id: product.id, name: inLanguage(product.name, language), slug: product.slug, description: inLanguage(product.description, language),
      image_url: pictureAddress(product.picture), brand: toNamedPicture(brand, language), category: toNamedPicture(category, language),
      product_variants: (sold.length > 0 ? sold : all).map(({ variant, offer }) => toVariant(variant, offer, language)),
      inventory_set: sold.flatMap(({ offer }) => offer === null ? [] : [toQuote(offer)]),
      collect_only: product.collectOnly,
    } satisfies Product];
  }));
  return ids.flatMap((id) => found.get(id) ?? []);
}
