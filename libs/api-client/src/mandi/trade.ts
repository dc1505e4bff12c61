import type { MandiDemands, MandiOffer } from '@haat/api-contract/mandi-trade';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

/** `GET /mandi/v1/demands`: demands that are open, in pages of 20; null on failure. */
export function mandiDemands(
  api: ApiClient,
  query: {
    readonly commodity?: string | undefined;
    readonly lat_lng?: string | undefined;
    readonly page?: number | undefined;
  },
): Promise<MandiDemands | null> {
  return orNull(
    api.send({ service: 'main', method: 'GET', path: '/mandi/v1/demands', query: { ...query, lang: api.language } }),
  );
}

/** `GET /mandi/v1/offers`: what the person offered, the newest first; null on failure. */
export async function mandiOffers(api: ApiClient): Promise<readonly MandiOffer[] | null> {
  const found = await orNull(
    api.send<{ results: MandiOffer[] }>({
      service: 'main',
      method: 'GET',
      path: '/mandi/v1/offers',
      query: { lang: api.language },
    }),
  );
  return found?.results ?? null;
}

/**
 * `POST /mandi/v1/demands/{id}/offers`.
 * @throws ApiError `mandi_error.demand_over`, `mandi_error.over_quantity` with what is left,
 *   `mandi_error.already_offered`
 */
export function offerToDemand(api: ApiClient, demandId: string, quintals: number): Promise<MandiOffer> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/mandi/v1/demands/${demandId}/offers`,
    query: { lang: api.language },
    body: { quintals },
  });
}

/** `POST /mandi/v1/offers/{id}/withdraw`. @throws ApiError `mandi_error.offer_decided`, `request_error.not_found` */
export function withdrawOffer(api: ApiClient, id: string): Promise<MandiOffer> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/mandi/v1/offers/${id}/withdraw`,
    query: { lang: api.language },
    body: {},
  });
}
