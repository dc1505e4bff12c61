import type { Crop, NamedPicture, Paged, Product, ProductDetails, ProductSlugs, Suggestion } from '@haat/api-contract';
import type { PRODUCT_SORTS, SuggestionKind } from '@haat/api-contract/vocabulary';
import { pathOf, type ApiClient } from './api-client.ts';

/** Query of `products`: filters are slugs; what is left out does not filter. */
export interface ProductsArguments {
  readonly vendor_id: string;
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly crop?: string | undefined;
  /** Rupees. */
  readonly price_max?: number | undefined;
  readonly in_stock?: boolean | undefined;
  readonly insured?: boolean | undefined;
  /** Only what the shop takes prebookings of, at the locked prices. */
  readonly prebook?: boolean | undefined;
  readonly sort?: (typeof PRODUCT_SORTS)[number] | undefined;
  /** Counts from 1. */
  readonly page?: number | undefined;
}

/**
 * `GET /catalogue/v1/products`: one shop's products, in pages of 20.
 * @throws ApiError
 */
export function products(api: ApiClient, query: ProductsArguments): Promise<Paged<Product>> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: '/catalogue/v1/products',
    query: { ...query, lang: api.language },
  });
}

/** With a shop a product has that shop's price, without one it has none. */
export interface AtShop {
  readonly vendor_id?: string | undefined;
}

/** At which shop a product is looked at, and whether it is to be prebooked there. */
export interface ProductArguments extends AtShop {
  readonly prebook?: boolean | undefined;
}

/**
 * `GET /catalogue/v1/products/{id}`.
 * @throws ApiError `product_error.not_found`
 */
export async function product(api: ApiClient, id: string, query: ProductArguments = {}): Promise<ProductDetails> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/catalogue/v1/products/${id}`,
    query: { ...query, lang: api.language },
  });
}

/**
 * `GET /catalogue/v1/product-slugs/{slug}`.
 * @throws ApiError `product_error.not_found`
 */
export async function productBySlug(
  api: ApiClient,
  slug: string,
  query: ProductArguments = {},
): Promise<ProductDetails> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/catalogue/v1/product-slugs/${slug}`,
    query: { ...query, lang: api.language },
  });
}

/** Query of categories, brands and crops: with a shop only those of which it sells something, with counts. */
export interface FacetArguments extends AtShop {
  readonly search?: string | undefined;
}

/**
 * `GET /catalogue/v1/categories`.
 * @throws ApiError
 */
export function categories(api: ApiClient, query: FacetArguments = {}): Promise<NamedPicture[]> {
  return facet<NamedPicture>(api, 'categories', query);
}

/**
 * `GET /catalogue/v1/brands`.
 * @throws ApiError
 */
export function brands(api: ApiClient, query: FacetArguments = {}): Promise<NamedPicture[]> {
  return facet<NamedPicture>(api, 'brands', query);
}

/**
 * `GET /catalogue/v1/crops`.
 * @throws ApiError
 */
export function crops(api: ApiClient, query: FacetArguments = {}): Promise<Crop[]> {
  return facet<Crop>(api, 'crops', query);
}

/** Query of `suggestions`. With a shop only what it sells. */
export interface SuggestionsArguments extends AtShop {
  /** What was typed so far; not empty. */
  readonly q: string;
  /** All kinds if left out. */
  readonly kinds?: readonly SuggestionKind[] | undefined;
}

/**
 * `GET /catalogue/v1/suggestions`: what a search, whole or half typed, may mean, what fits best first; eight at most.
 * @throws ApiError
 */
export async function suggestions(
  api: ApiClient,
  { q, kinds, vendor_id }: SuggestionsArguments,
): Promise<Suggestion[]> {
  const { results } = await api.send<{ results: Suggestion[] }>({
    service: 'main',
    method: 'GET',
    path: '/catalogue/v1/suggestions',
    query: { q, kinds: kinds?.join(','), vendor_id, lang: api.language },
  });
  return results;
}

async function facet<Item>(api: ApiClient, name: string, { vendor_id, search }: FacetArguments): Promise<Item[]> {
  const { results } = await api.send<{ results: Item[] }>({
    service: 'main',
    method: 'GET',
    path: `/catalogue/v1/${name}`,
    query: { vendor_id, search, lang: api.language },
  });
  return results;
}

/** `GET /catalogue/v1/product-slugs`: of every product, for the sitemap. @throws ApiError */
export async function productSlugs(api: ApiClient): Promise<string[]> {
  const { slugs } = await api.send<ProductSlugs>({
    service: 'main',
    method: 'GET',
    path: '/catalogue/v1/product-slugs',
    cacheForMs: 3_600_000,
  });
  return slugs;
}
