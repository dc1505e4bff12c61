import type { MandiAlert, MandiAlertInput } from '@haat/api-contract/mandi';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

/** `GET /mandi/v1/alerts`: the person's price alerts, the newest first; null on failure. */
export async function mandiAlerts(api: ApiClient): Promise<readonly MandiAlert[] | null> {
  const found = await orNull(
    api.send<{ results: MandiAlert[] }>({
      service: 'main',
      method: 'GET',
      path: '/mandi/v1/alerts',
      query: { lang: api.language },
    }),
  );
  return found?.results ?? null;
}

/** `POST /mandi/v1/alerts`. @throws ApiError `mandi_error.unknown`, `mandi_error.too_many_alerts` */
export function setMandiAlert(api: ApiClient, input: MandiAlertInput): Promise<MandiAlert> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: '/mandi/v1/alerts',
    query: { lang: api.language },
    body: input,
  });
}

/** `DELETE /mandi/v1/alerts/{id}`. @throws ApiError `request_error.not_found`, also for another person's */
export async function removeMandiAlert(api: ApiClient, id: string): Promise<void> {
  await api.send({ service: 'main', method: 'DELETE', path: pathOf`/mandi/v1/alerts/${id}` });
}
