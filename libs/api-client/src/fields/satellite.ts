import type { FieldSatellite } from '@haat/api-contract/satellite';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

/** `GET /fields/v1/fields/{id}/satellite`: what satellites saw of a person's field; null on failure. */
export function fieldSatellite(api: ApiClient, fieldId: string): Promise<FieldSatellite | null> {
  return orNull(
    api.send<FieldSatellite>({ service: 'main', method: 'GET', path: pathOf`/fields/v1/fields/${fieldId}/satellite` }),
  );
}
