import type {
  AdviceFound,
  CropCard,
  CropDetails,
  CropProblems,
  MyCrop,
  MyCropInput,
  ProblemDetails,
} from '@haat/api-contract/advice';
import type { PlantPart } from '@haat/api-contract/vocabulary';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

/** What is known of crops changes with a release of the services: ten minutes late is soon enough. */
const CONTENT_MS = 600_000;

/** `GET /advice/v1/crops`: every crop; null on failure. */
export async function cropCards(api: ApiClient): Promise<readonly CropCard[] | null> {
  const found = await orNull(
    api.send<{ results: CropCard[] }>({
      service: 'main',
      method: 'GET',
      path: '/advice/v1/crops',
      query: { lang: api.language },
      cacheForMs: CONTENT_MS,
    }),
  );
  return found?.results ?? null;
}

/**
 * `GET /advice/v1/crops/{id}`: facts, guide and problems of a crop.
 * @throws ApiError `request_error.not_found`
 */
export function cropDetails(api: ApiClient, id: string): Promise<CropDetails> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/advice/v1/crops/${id}`,
    query: { lang: api.language },
    cacheForMs: CONTENT_MS,
  });
}

/** What is seen on a plant; what is left out does not filter. */
export interface CropProblemsArguments {
  readonly part?: PlantPart | undefined;
  readonly signs?: readonly string[] | undefined;
  readonly stage?: number | undefined;
}

/**
 * `GET /advice/v1/crops/{id}/problems`: problems of a crop, of a part, or by their signs.
 * @throws ApiError `request_error.not_found`
 */
export function cropProblems(
  api: ApiClient,
  id: string,
  { signs, ...query }: CropProblemsArguments = {},
): Promise<CropProblems> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/advice/v1/crops/${id}/problems`,
    query: { ...query, signs: signs?.join(','), lang: api.language },
  });
}

/**
 * `GET /advice/v1/crops/{id}/problems/{problemId}`.
 * @throws ApiError `request_error.not_found`, also for a problem of another crop
 */
export function cropProblem(api: ApiClient, id: string, problemId: string): Promise<ProblemDetails> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/advice/v1/crops/${id}/problems/${problemId}`,
    query: { lang: api.language },
    cacheForMs: CONTENT_MS,
  });
}

/** `GET /advice/v1/search`: crops and problems that a search finds; null on failure. */
export function searchAdvice(api: ApiClient, q: string): Promise<AdviceFound | null> {
  return orNull(
    api.send({ service: 'main', method: 'GET', path: '/advice/v1/search', query: { q, lang: api.language } }),
  );
}

/** `GET /advice/v1/my-crops`: the person's crops, the newest sowing first; null on failure. */
export async function myCrops(api: ApiClient): Promise<readonly MyCrop[] | null> {
  const found = await orNull(
    api.send<{ results: MyCrop[] }>({
      service: 'main',
      method: 'GET',
      path: '/advice/v1/my-crops',
      query: { lang: api.language },
    }),
  );
  return found?.results ?? null;
}

/** `POST /advice/v1/my-crops`. @throws ApiError `advice_error.sowing_day`, `advice_error.too_many_crops` */
export function addMyCrop(api: ApiClient, input: MyCropInput): Promise<MyCrop> {
  const query = { lang: api.language };
  return api.send({ service: 'main', method: 'POST', path: '/advice/v1/my-crops', query, body: input });
}

/** `PUT /advice/v1/my-crops/{id}`. @throws ApiError as `addMyCrop`, `request_error.not_found` */
export function changeMyCrop(api: ApiClient, id: string, input: MyCropInput): Promise<MyCrop> {
  const query = { lang: api.language };
  return api.send({ service: 'main', method: 'PUT', path: pathOf`/advice/v1/my-crops/${id}`, query, body: input });
}

/** `DELETE /advice/v1/my-crops/{id}`. @throws ApiError `request_error.not_found`, also for another person's */
export async function removeMyCrop(api: ApiClient, id: string): Promise<void> {
  await api.send({ service: 'main', method: 'DELETE', path: pathOf`/advice/v1/my-crops/${id}` });
}
