import type { Permission } from '@haat/backend-platform/area';

/** Who may call the routes of the network's catalogue. */
export const CATALOGUE_PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /ondc/v1/providers': 'everybody',
  'GET /ondc/v1/products': 'everybody',
  'GET /ondc/v1/products/:id': 'everybody',
};
