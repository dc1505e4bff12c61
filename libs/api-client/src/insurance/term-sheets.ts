import type { TermSheet } from '@haat/api-contract/insurance-term-sheets';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

/** `GET /insurance/v1/term-sheets`: the terms of every insurance product, as they are today; null on failure. */
export async function termSheets(api: ApiClient): Promise<readonly TermSheet[] | null> {
  const query = { lang: api.language };
  const found = await orNull(
    api.send<{ results: TermSheet[] }>({ service: 'main', method: 'GET', path: '/insurance/v1/term-sheets', query }),
  );
  return found?.results ?? null;
}

/**
 * `POST /insurance/v1/term-sheets/{id}/acceptances`: in the language of the call.
 * @throws ApiError `insurance_error.terms_changed` when another version holds by now
 */
export function acceptTerms(
  api: ApiClient,
  productId: string,
  accepted: { readonly version: string; readonly heard_aloud: boolean },
): Promise<TermSheet> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/insurance/v1/term-sheets/${productId}/acceptances`,
    query: { lang: api.language },
    body: accepted,
  });
}
