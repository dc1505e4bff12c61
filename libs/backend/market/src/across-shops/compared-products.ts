import type { ComparedProduct, ComparedProductDetails, Vendor } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import type { Executor } from '@haat/backend-platform';
import { goodsById } from '../catalogue/goods.ts';
import type { Goods } from '../catalogue/goods.ts';
import { productDetails } from '../catalogue/product-details.ts';
import type { ProductName } from '../catalogue/product-facts.ts';
import { toProduct } from '../catalogue/product-shape.ts';
import { bestFirst, comparedOffers } from './compare-shops.ts';
import type { ComparedOffer } from './compare-shops.ts';

/** Products by id, in the order of the ids, each pack with the quotes of the shops; an unknown id is left out. */
export async function comparedProducts(
  executor: Executor,
  ids: readonly string[],
  shops: readonly Vendor[],
  language: Language,
): Promise<ComparedProduct[]> {
  const goods = await goodsById(executor, ids);
  const known = ids.flatMap((id) => goods.get(id) ?? []);
  const offers = await comparedOffers(executor, shops, known);
  return known.map((one) => toComparedProduct(one, offers, language));
}

/**
 * A product with all its facts and the quotes of the shops, or null when there is none. One that no shop sells has
 * all its packs and no quote.
 */
export async function comparedProductDetails(
  executor: Executor,
  name: ProductName,
  shops: readonly Vendor[],
  language: Language,
): Promise<ComparedProductDetails | null> {
  const details = await productDetails(executor, name, { language });
  if (details === null) return null;
  const [compared] = await comparedProducts(executor, [details.id], shops, language);
  if (compared === undefined) return null;
  const { alike: _alike, ...facts } = details;
  return { ...facts, ...compared };
}

function toComparedProduct(
  goods: Goods,
  offers: ReadonlyMap<string, ComparedOffer[]>,
  language: Language,
): ComparedProduct {
  const best = goods.packs.flatMap(({ id }) => offers.get(id)?.[0] ?? []);
  const product = toProduct(goods, new Map(best.map(({ offer }) => [offer.variantId, offer])), language);
  return {
    ...product,
    product_variants: product.product_variants.map((variant) => ({
      ...variant,
      vendor_quotes: (offers.get(variant.id) ?? []).map(({ quote }) => quote),
    })),
    inventory_set: best.map(({ quote }) => quote).sort(bestFirst),
  };
}
