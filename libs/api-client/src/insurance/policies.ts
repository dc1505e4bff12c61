import type { Policy } from '@haat/api-contract/insurance-policies';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

/** `GET /insurance/v1/policies`: the person's policies, the newest first; null on failure. */
export async function policies(api: ApiClient): Promise<readonly Policy[] | null> {
  const query = { lang: api.language };
  const found = await orNull(
    api.send<{ results: Policy[] }>({ service: 'main', method: 'GET', path: '/insurance/v1/policies', query }),
  );
  return found?.results ?? null;
}

/** `GET /insurance/v1/policies/{id}`. @throws ApiError `request_error.not_found`, for another person's too */
export function policy(api: ApiClient, id: string): Promise<Policy> {
  const query = { lang: api.language };
  return api.send({ service: 'main', method: 'GET', path: pathOf`/insurance/v1/policies/${id}`, query });
}

/**
 * `GET /insurance/v1/policies/{id}/certificate`: as PDF, in the language in which its order was made.
 * @throws ApiError `request_error.not_found` for a policy that is not in force, and for another person's
 */
export function policyCertificate(api: ApiClient, id: string): Promise<ArrayBuffer> {
  return api.send({
    service: 'main',
    method: 'GET',
    path: pathOf`/insurance/v1/policies/${id}/certificate`,
    answer: 'bytes',
    headers: { Accept: 'application/pdf' },
  });
}
