import type { Field, FieldEntryInput, FieldInput, Khetibook, NewField } from '@haat/api-contract/fields';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

const PATH = '/fields/v1/fields';

/** `GET /fields/v1/fields`: the person's fields, the newest first; null on failure. */
export async function myFields(api: ApiClient): Promise<readonly Field[] | null> {
  const query = { lang: api.language };
  const found = await orNull(api.send<{ results: Field[] }>({ service: 'main', method: 'GET', path: PATH, query }));
  return found?.results ?? null;
}

/** `GET /fields/v1/fields/{id}`. @throws ApiError `request_error.not_found`, also for another person's */
export function myField(api: ApiClient, id: string): Promise<Field> {
  const query = { lang: api.language };
  return api.send({ service: 'main', method: 'GET', path: pathOf`/fields/v1/fields/${id}`, query });
}

/**
 * `POST /fields/v1/fields`: registers a field; sending it again with its key changes nothing more.
 * @throws ApiError `field_error.shape`, `field_error.too_many`, `advice_error.crop_unknown`, `advice_error.sowing_day`
 */
export function addMyField(api: ApiClient, body: NewField): Promise<Field> {
  return api.send({ service: 'main', method: 'POST', path: PATH, query: { lang: api.language }, body });
}

/** `PUT /fields/v1/fields/{id}`. @throws ApiError as `addMyField`, and `request_error.not_found` */
export function changeMyField(api: ApiClient, id: string, body: FieldInput): Promise<Field> {
  const query = { lang: api.language };
  return api.send({ service: 'main', method: 'PUT', path: pathOf`/fields/v1/fields/${id}`, query, body });
}

/** `DELETE /fields/v1/fields/{id}`: with its khetibook. @throws ApiError `request_error.not_found` */
export async function removeMyField(api: ApiClient, id: string): Promise<void> {
  await api.send({ service: 'main', method: 'DELETE', path: pathOf`/fields/v1/fields/${id}` });
}

/** `GET /fields/v1/fields/{id}/entries`: what was paid for a field and came in from it; null on failure. */
export function khetibook(api: ApiClient, fieldId: string): Promise<Khetibook | null> {
  return orNull(
    api.send<Khetibook>({ service: 'main', method: 'GET', path: pathOf`/fields/v1/fields/${fieldId}/entries` }),
  );
}

/**
 * `POST /fields/v1/fields/{id}/entries`: writes an entry; sending it again with its key changes nothing more.
 * @throws ApiError `field_error.entry_day`, `field_error.too_many_entries`, `request_error.not_found`
 */
export function addFieldEntry(api: ApiClient, fieldId: string, body: FieldEntryInput): Promise<Khetibook> {
  return api.send({ service: 'main', method: 'POST', path: pathOf`/fields/v1/fields/${fieldId}/entries`, body });
}

/** `DELETE /fields/v1/fields/{id}/entries/{entryId}`. @throws ApiError `request_error.not_found` */
export function removeFieldEntry(api: ApiClient, fieldId: string, entryId: string): Promise<Khetibook> {
  const path = pathOf`/fields/v1/fields/${fieldId}/entries/${entryId}`;
  return api.send({ service: 'main', method: 'DELETE', path });
}
