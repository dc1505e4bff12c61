import type { SeedProduct } from '../seed-goods.ts';
import type { SampleMarket } from '../seed-market.ts';
import { foldText, searchText, searchTextOf, skeletonsText } from '@haat/backend-market';
import { allTranslations } from '@haat/backend-platform';

/** Makes the search columns of products. */
export interface ProductSearchTexts {
  /** Folded names and other words for a product. */
  names(product: SeedProduct): string;
  /**
   * Those, and all else by which it may be found: what is in it, who makes it, what kind it is, its packs ('45kg')
   * and its crops.
   */
  search(product: SeedProduct): string;
}

/** Prepares the search texts of a market's products. */
export function productSearchTexts({
  brands,
  categories,
  crops,
  variants,
}: Pick<SampleMarket, 'brands' | 'categories' | 'crops' | 'variants'>): ProductSearchTexts {
  const wordings = (named: readonly { id: string; name: SeedProduct['name'] }[]) =>
    new Map(named.map(({ id, name }) => [id, allTranslations(name)]));
  const brandNames = wordings(brands);
  const categoryNames = wordings(categories);
  const cropNames = wordings(crops);
  const packs = new Map<string, string[]>();
  for (const { productId, packAmount, packUnit } of variants)
    packs.set(productId, [...(packs.get(productId) ?? []), `${packAmount}${packUnit}`]);
  const own = (product: SeedProduct) => [...allTranslations(product.name), ...product.aliases];
  return {
    names: (product) => searchText(own(product)),
    search: (product) =>
      searchTextOf([
        ...[
          ...own(product),
          product.composition ?? '',
          ...(brandNames.get(product.brandId) ?? []),
          ...(categoryNames.get(product.categoryId) ?? []),
          product.makerName,
          ...(packs.get(product.id) ?? []),
          ...[...new Set([...product.cropIds, ...product.doses.map(({ cropId }) => cropId)])].flatMap(
            (id) => cropNames.get(id) ?? [],
          ),
        ].map(foldText),
        skeletonsText(own(product).map(foldText)),
      ]),
  };
}
