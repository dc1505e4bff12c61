import type { MandiCentre } from '@haat/api-contract/mandi-centres';
import { orNull, type ApiClient } from '../api-client.ts';

/** `GET /mandi/v1/centres`: collection centres near a place, the nearest first; null on failure. */
export async function mandiCentres(
  api: ApiClient,
  query: { readonly lat_lng: string; readonly commodity?: string | undefined },
): Promise<readonly MandiCentre[] | null> {
  const found = await orNull(
    api.send<{ results: MandiCentre[] }>({
      service: 'main',
      method: 'GET',
      path: '/mandi/v1/centres',
      query: { ...query, lang: api.language },
    }),
  );
  return found?.results ?? null;
}
