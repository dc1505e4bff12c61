import type { ServiceCall } from '@haat/api-client';

/** What an answer depends on, the language apart: `GET /catalogue/v1/products?category=seed`. */
export function answerKey({ method, path, query = {} }: Pick<ServiceCall, 'method' | 'path' | 'query'>): string {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value == null || name === 'lang' ? [] : [`${name}=${value}`],
  );
  return `${method} ${path}${asked.length === 0 ? '' : `?${asked.sort().join('&')}`}`;
}
