import type { ApiClient } from '../api-client.ts';
import { ApiError } from '../api-error.ts';

/** Most entries that one page of content may hold. See docs/domain/service-calls.md#content. */
export const CONTENT_PAGE_LIMIT = 100;

/** A GraphQL query for content; `first` is the size of the page. */
export interface ContentQuery {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> & { readonly first?: number };
}

/**
 * `POST /graphql`: content. It only reads, so it may be sent twice.
 * @throws ApiError; a page of more than 100 is refused before it is sent
 */
export async function content<Answer>(api: ApiClient, { query, variables = {} }: ContentQuery): Promise<Answer> {
  if ((variables.first ?? 0) > CONTENT_PAGE_LIMIT) {
    throw new ApiError({
      kind: 'refused',
      status: 400,
      code: 'request_error.invalid',
      details: { fields: [{ field: 'first', rule: 'too_big' }] },
    });
  }
  const { data } = await api.send<{ data: Answer }>({
    service: 'graphql',
    method: 'POST',
    path: '/graphql',
    body: { query, variables },
    idempotencyKey: 'read',
  });
  return data;
}
