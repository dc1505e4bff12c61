import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of the open network. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'GET /ondc/v1/providers': 'everybody',
  'GET /ondc/v1/products': 'everybody',
  'GET /ondc/v1/products/:id': 'everybody',
  'GET /ondc/v1/offers': 'everybody',
  'GET /ondc/v1/cart': { who: 'everybody', forFarmer: 'order' },
  'PUT /ondc/v1/cart/items/:variantId': { who: 'everybody', forFarmer: 'order', act: 'cart-changed' },
  'DELETE /ondc/v1/cart/items/:variantId': { who: 'everybody', forFarmer: 'order', act: 'cart-changed' },
  'POST /ondc/v1/cart/claim': 'signed-in',
  'POST /ondc/v1/cart/quote': { who: 'signed-in', forFarmer: 'order', act: 'cart-changed' },
  'POST /ondc/v1/orders': { who: 'signed-in', forFarmer: 'order', act: 'order-placed' },
  'GET /ondc/v1/orders/:id': { who: 'signed-in', forFarmer: 'order' },
  'POST /ondc/:action': 'signature',
  'GET /ondc/photos': 'everybody',
  'POST /ondc/on_subscribe': 'everybody',
  'GET /ondc-site-verification.html': 'everybody',
};
