import type { ComparedProduct, ComparedProductDetails, NamedPicture, Paged } from '@haat/api-contract';
import type { COMPARED_SORTS } from '@haat/api-contract/vocabulary';
import { pathOf, type ApiClient } from './api-client.ts';

/** Whose shops are compared: all that serve a place. */
export interface AtPlace {
  /** 'lat,lng'. */
  readonly lat_lng: string;
}

/** Query of `productsAcrossShops`: filters are slugs; what is left out does not filter. */
export interface AcrossShopsArguments extends AtPlace {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly brand?: string | undefined;
  readonly crop?: string | undefined;
  readonly sort?: (typeof COMPARED_SORTS)[number] | undefined;
  /** For sellers of the open network who deliver to PIN codes. */
  readonly pincode?: string | undefined;
  /** Counts from 1. */
  readonly page?: number | undefined;
}

/**
 * `GET /catalogue/v2/products`: what is sold at the place, by a shop of ours or by one of the open network, in pages of
 * 20; the best quote of a pack first.
 * @throws ApiError
 */
export function productsAcrossShops(api: ApiClient, query: AcrossShopsArguments): Promise<Paged<ComparedProduct>> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: '/catalogue/v2/products',
    query: { ...query, lang: api.language },
  });
}

/**
 * `GET /catalogue/v2/product-slugs/{slug}`.
 * @throws ApiError `product_error.not_found`
 */
export function productAcrossShops(api: ApiClient, slug: string, query: AtPlace): Promise<ComparedProductDetails> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/catalogue/v2/product-slugs/${slug}`,
    query: { ...query, lang: api.language },
  });
}

/**
 * `GET /catalogue/v2/brands`: those of which a shop that serves the place sells something, with counts.
 * @throws ApiError
 */
export async function brandsAcrossShops(
  api: ApiClient,
  query: AtPlace & { readonly search?: string | undefined },
): Promise<NamedPicture[]> {
  const { results } = await api.send<{ results: NamedPicture[] }>({
    service: 'main',
    method: 'GET',
    path: '/catalogue/v2/brands',
    query: { ...query, lang: api.language },
  });
  return results;
}
