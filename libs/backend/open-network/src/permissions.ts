import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of the open network. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /ondc/v1/providers': 'everybody',
  'GET /ondc/v1/products': 'everybody',
  'GET /ondc/v1/products/:id': 'everybody',
  'GET /ondc/v1/offers': 'everybody',
  'GET /ondc/v1/cart': 'everybody',
  'PUT /ondc/v1/cart/items/:variantId': 'everybody',
  'DELETE /ondc/v1/cart/items/:variantId': 'everybody',
  'POST /ondc/v1/cart/claim': 'signed-in',
  'POST /ondc/v1/cart/quote': 'signed-in',
  'POST /ondc/v1/orders': 'signed-in',
  'GET /ondc/v1/orders/:id': 'signed-in',
  'POST /ondc/:action': 'signature',
  'GET /ondc/photos': 'everybody',
  'POST /ondc/on_subscribe': 'everybody',
  'GET /ondc-site-verification.html': 'everybody',
};
