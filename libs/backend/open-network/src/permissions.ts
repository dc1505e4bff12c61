import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of the open network. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /ondc/v1/providers': 'everybody',
  'GET /ondc/v1/products': 'everybody',
  'GET /ondc/v1/products/:id': 'everybody',
  'POST /ondc/:action': 'signature',
  'POST /ondc/on_subscribe': 'everybody',
  'GET /ondc-site-verification.html': 'everybody',
};
