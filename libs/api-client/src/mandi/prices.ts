import type {
  MandiCommodity,
  MandiHistory,
  MandiMarkets,
  MandiNames,
  MandiNear,
  MandiPrices,
  MandiRegions,
} from '@haat/api-contract/mandi';
import { orNull, type ApiClient } from '../api-client.ts';

/**
 * `GET /mandi/v1/commodities`: what is traded, the most traded first, or what a search finds, or those with the ids;
 * null on failure. See docs/domain/service-calls.md#look-ups.
 */
export async function mandiCommodities(
  api: ApiClient,
  { ids, ...query }: { readonly ids?: readonly string[]; readonly q?: string; readonly limit?: number },
): Promise<readonly MandiCommodity[] | null> {
  const found = await orNull(
    api.send<{ results: MandiCommodity[] }>({
      service: 'main',
      method: 'GET',
      path: '/mandi/v1/commodities',
      query: { ...query, ids: ids?.join(','), lang: api.language },
    }),
  );
  return found?.results ?? null;
}

/** `GET /mandi/v1/names`: commodities and markets by what was typed, not empty; null on failure. */
export function mandiNames(api: ApiClient, q: string): Promise<MandiNames | null> {
  return orNull(
    api.send({ service: 'main', method: 'GET', path: '/mandi/v1/names', query: { q, lang: api.language } }),
  );
}

/** `GET /mandi/v1/near`: newest prices at the markets nearest to a place; null on failure. */
export function mandiNear(
  api: ApiClient,
  { lat_lng, commodities }: { readonly lat_lng: string; readonly commodities: readonly string[] },
): Promise<MandiNear | null> {
  return orNull(
    api.send({
      service: 'main',
      method: 'GET',
      path: '/mandi/v1/near',
      query: { lat_lng, commodities: commodities.join(','), lang: api.language },
    }),
  );
}

/** `GET /mandi/v1/near`: the same for what comes of a crop of the catalogue; null on failure. */
export function mandiNearOfCrop(
  api: ApiClient,
  query: { readonly lat_lng: string; readonly crop: string },
): Promise<MandiNear | null> {
  return orNull(
    api.send({ service: 'main', method: 'GET', path: '/mandi/v1/near', query: { ...query, lang: api.language } }),
  );
}

/** `GET /mandi/v1/markets`: markets near a place, the nearest first; null on failure. */
export async function mandiMarkets(api: ApiClient, latLng: string): Promise<MandiMarkets['results'] | null> {
  const query = { lat_lng: latLng, lang: api.language };
  const found = await orNull(
    api.send<MandiMarkets>({ service: 'main', method: 'GET', path: '/mandi/v1/markets', query }),
  );
  return found?.results ?? null;
}

/** `GET /mandi/v1/history`: prices of a commodity at a market, the oldest first; null on failure. */
export function mandiHistory(
  api: ApiClient,
  query: { readonly market: string; readonly commodity: string; readonly days: number },
): Promise<MandiHistory | null> {
  return orNull(
    api.send({ service: 'main', method: 'GET', path: '/mandi/v1/history', query: { ...query, lang: api.language } }),
  );
}

/**
 * `GET /mandi/v1/regions`: states, districts of a state, markets of a district, each by id or by its name in the
 * client's language; null on failure.
 */
export function mandiRegions(
  api: ApiClient,
  query: { readonly state?: string | undefined; readonly district?: string | undefined },
): Promise<MandiRegions | null> {
  return orNull(
    api.send({ service: 'main', method: 'GET', path: '/mandi/v1/regions', query: { ...query, lang: api.language } }),
  );
}

/** Query of `mandiPrices`: what is left out does not filter. */
export interface MandiPricesArguments {
  readonly commodity?: string | undefined;
  readonly state?: string | undefined;
  readonly district?: string | undefined;
  readonly market?: string | undefined;
  /** 'YYYY-MM-DD'; the newest day that has prices when it is left out. */
  readonly day?: string | undefined;
  /** Counts from 1. */
  readonly page?: number | undefined;
}

/** `GET /mandi/v1/prices`: prices of a day as they were reported, in pages of 20; null on failure. */
export function mandiPrices(api: ApiClient, query: MandiPricesArguments): Promise<MandiPrices | null> {
  return orNull(
    api.send({ service: 'main', method: 'GET', path: '/mandi/v1/prices', query: { ...query, lang: api.language } }),
  );
}
