import type { GeotagPhoto, GeotagReasonInput, GeotagTask } from '@haat/api-contract/geotags';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

/** `GET /fields/v1/geotag-tasks`: fields that the person is asked to visit, open tasks first; null on failure. */
export async function geotagTasks(api: ApiClient): Promise<readonly GeotagTask[] | null> {
  const query = { lang: api.language };
  const found = await orNull(
    api.send<{ results: GeotagTask[] }>({ service: 'main', method: 'GET', path: '/fields/v1/geotag-tasks', query }),
  );
  return found?.results ?? null;
}

/** `POST /fields/v1/geotag-tasks/{id}/start`. @throws ApiError `geotag_error.task_moved`, `geotag_error.task_over` */
export function startGeotagTask(api: ApiClient, id: string): Promise<GeotagTask> {
  return api.send({ service: 'main', method: 'POST', path: pathOf`/fields/v1/geotag-tasks/${id}/start` });
}

/**
 * `POST /fields/v1/geotag-tasks/{id}/photo`: a photo at the field; sending it again with its key changes nothing more.
 * @throws ApiError `geotag_error.not_at_field` with `why` and `metres`, `geotag_error.photo_used`,
 *   `geotag_error.task_moved`, `geotag_error.task_over`, `upload_error.photo_unknown`
 */
export function sendGeotagPhoto(api: ApiClient, id: string, body: GeotagPhoto): Promise<GeotagTask> {
  return api.send({ service: 'main', method: 'POST', path: pathOf`/fields/v1/geotag-tasks/${id}/photo`, body });
}

/**
 * `POST /fields/v1/geotag-tasks/{id}/reason`: why there is none, for a person to look at; sending it again with its key
 * changes nothing more.
 * @throws ApiError `geotag_error.photo_used`, `geotag_error.task_moved`, `geotag_error.task_over`
 */
export function sendGeotagReason(api: ApiClient, id: string, body: GeotagReasonInput): Promise<GeotagTask> {
  return api.send({ service: 'main', method: 'POST', path: pathOf`/fields/v1/geotag-tasks/${id}/reason`, body });
}
