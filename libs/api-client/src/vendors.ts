import type { Availability, Paged, Services, Vendor } from '@haat/api-contract';
import type { SERVICES_DATA } from '@haat/api-contract/vocabulary';
import { orNull, pathOf, type ApiClient } from './api-client.ts';

/**
 * `GET /common/v1/services`: parts of the market at a place; null on failure. See
 * docs/domain/service-calls.md#look-ups.
 */
export function commonServices(
  api: ApiClient,
  { data_for, lat_lng }: { data_for: readonly (typeof SERVICES_DATA)[number][]; lat_lng: string },
): Promise<Services | null> {
  return orNull(
    api.send({
      service: 'main',
      method: 'GET',
      path: '/common/v1/services',
      query: { data_for: data_for.join(','), lat_lng, lang: api.language },
    }),
  );
}

/** Query of `availability`. */
export interface AvailabilityArguments {
  readonly lat_lng: string;
  readonly for_credit_order?: boolean;
  readonly farmer_id?: string;
  readonly service_id?: string;
}

/** Shops of a place seldom change, and nearly every page asks for them. */
const SHOPS_SHARED_MS = 1_000;

/**
 * `GET /hyperlocal/v2/availability`: shops that serve a place, nearest first; null on failure. See
 * docs/domain/service-calls.md#look-ups.
 */
export function availability(api: ApiClient, query: AvailabilityArguments): Promise<Availability | null> {
  return orNull(
    api.send({
      service: 'main',
      method: 'GET',
      path: '/hyperlocal/v2/availability',
      query: { ...query, lang: api.language },
      ...(query.farmer_id === undefined ? { cacheForMs: SHOPS_SHARED_MS } : {}),
    }),
  );
}

/** `GET /hyperlocal/v1/centres`: distribution centres within 300 km, nearest first, in pages; null on failure. */
export function centres(
  api: ApiClient,
  { lat_lng, page = 1 }: { lat_lng: string; page?: number },
): Promise<Paged<Vendor> | null> {
  return orNull(
    api.send({
      service: 'main',
      method: 'GET',
      path: '/hyperlocal/v1/centres',
      query: { lat_lng, page, lang: api.language },
    }),
  );
}

/**
 * `GET /hyperlocal/v1/vendors/{id}`: one shop, with its distance when a place is known.
 * @throws ApiError `provider_error.vendor_unknown`
 */
export async function vendor(api: ApiClient, id: string): Promise<Vendor> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/hyperlocal/v1/vendors/${id}`,
    query: { lat_lng: api.latLng, lang: api.language },
  });
}
