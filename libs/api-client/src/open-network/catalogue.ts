import type { Paged } from '@haat/api-contract';
import type {
  NetworkOffer,
  NetworkProduct,
  NetworkProductDetails,
  NetworkSeller,
  NetworkSellers,
} from '@haat/api-contract/open-network';
import type { NetworkCategory, NetworkSort } from '@haat/api-contract/vocabulary';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

/** To where goods of the open network are to be brought. */
export interface NetworkPlace {
  /** 'lat,lng'. */
  readonly lat_lng: string;
  /** Six digits; without it the nearest post office's counts. */
  readonly pincode?: string | undefined;
}

/**
 * `GET /ondc/v1/providers`: sellers of the open network that serve a place, nearest first, and whether the network is
 * asked for the place at all; null on failure. See docs/domain/service-calls.md#look-ups.
 */
export function networkSellers(api: ApiClient, place: NetworkPlace): Promise<NetworkSellers | null> {
  return orNull(
    api.send({
      service: 'open-network',
      method: 'GET',
      path: '/ondc/v1/providers',
      query: { ...place, lang: api.language },
    }),
  );
}

/** The same, the sellers alone; empty on failure. See docs/domain/service-calls.md#look-ups. */
export async function providers(api: ApiClient, place: NetworkPlace): Promise<NetworkSeller[]> {
  return (await networkSellers(api, place))?.vendor_details ?? [];
}

/** Query of `networkProducts`: what is left out does not filter. */
export interface NetworkProductsArguments extends NetworkPlace {
  readonly search?: string | undefined;
  readonly category?: NetworkCategory | undefined;
  readonly brand?: string | undefined;
  /** `provider_id` of a seller. */
  readonly provider?: string | undefined;
  readonly sort?: NetworkSort | undefined;
  /** Counts from 1. */
  readonly page?: number | undefined;
}

/**
 * `GET /ondc/v1/products`: what sellers of the open network bring to a place, in pages of 20.
 * @throws ApiError
 */
export function networkProducts(api: ApiClient, query: NetworkProductsArguments): Promise<Paged<NetworkProduct>> {
  return api.send({
    service: 'open-network',
    method: 'GET',
    path: '/ondc/v1/products',
    query: { ...query, lang: api.language },
  });
}

/**
 * `GET /ondc/v1/products/{id}`: goods of the open network with every fact.
 * @param place with it, whether the shop brings them there, and how far it is
 * @throws ApiError `product_error.not_found`
 */
export function networkProduct(api: ApiClient, id: string, place?: NetworkPlace): Promise<NetworkProductDetails> {
  return api.send({
    service: 'open-network',
    method: 'GET',
    path: pathOf`/ondc/v1/products/${id}`,
    query: { ...place, lang: api.language },
  });
}

/**
 * `GET /ondc/v1/offers`: what sellers of the network ask for the packs of our own products, at most 20 of them, what
 * can be had first, then the cheapest; empty on failure, since our own shops are there beside it.
 * See docs/domain/service-calls.md#look-ups.
 */
export async function networkOffers(
  api: ApiClient,
  productIds: readonly string[],
  place: NetworkPlace,
): Promise<NetworkOffer[]> {
  if (productIds.length === 0) return [];
  const found = await orNull(
    api.send<{ results: NetworkOffer[] }>({
      service: 'open-network',
      method: 'GET',
      path: '/ondc/v1/offers',
      query: { ...place, product_ids: productIds.join(','), lang: api.language },
    }),
  );
  return found?.results ?? [];
}
