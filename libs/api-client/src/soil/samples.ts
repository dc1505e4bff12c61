import type { SoilSample, SoilSampleDetails, SoilSampleInput } from '@haat/api-contract/soil';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

const PATH = '/soil/v1/samples';

/** `GET /soil/v1/samples`: the person's samples of soil, the newest first; null on failure. */
export async function soilSamples(api: ApiClient): Promise<readonly SoilSample[] | null> {
  const query = { lang: api.language };
  const found = await orNull(
    api.send<{ results: SoilSample[] }>({ service: 'main', method: 'GET', path: PATH, query }),
  );
  return found?.results ?? null;
}

/** `GET /soil/v1/samples/{id}`. @throws ApiError `request_error.not_found`, also for another person's */
export function soilSample(api: ApiClient, id: string): Promise<SoilSampleDetails> {
  const query = { lang: api.language };
  return api.send({ service: 'main', method: 'GET', path: pathOf`/soil/v1/samples/${id}`, query });
}

/**
 * `POST /soil/v1/samples`: says that soil was handed in; sending it again with its key changes nothing more.
 * @throws ApiError `soil_error.bag_taken`, `soil_error.too_many`, `advice_error.crop_unknown`
 */
export function sendSoilSample(api: ApiClient, body: SoilSampleInput): Promise<SoilSampleDetails> {
  return api.send({ service: 'main', method: 'POST', path: PATH, query: { lang: api.language }, body });
}

/** `POST /soil/v1/samples/{id}/withdraw`. @throws ApiError `soil_error.sample_decided` */
export async function withdrawSoilSample(api: ApiClient, id: string): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: pathOf`/soil/v1/samples/${id}/withdraw` });
}

/** `GET /soil/v1/samples/{id}/document`: the report as PDF. @throws ApiError `request_error.not_found` */
export function soilReportDocument(api: ApiClient, id: string): Promise<ArrayBuffer> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/soil/v1/samples/${id}/document`,
    query: { lang: api.language },
    answer: 'bytes',
    headers: { Accept: 'application/pdf' },
  });
}
