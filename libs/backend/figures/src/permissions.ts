import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /operator/v1/figures': 'operator',
  'GET /operator/v1/searches-without-result': 'operator',
  'GET /operator/v1/search-synonyms': 'operator',
  'POST /operator/v1/search-synonyms': 'operator',
  'DELETE /operator/v1/search-synonyms/:id': 'operator',
};
