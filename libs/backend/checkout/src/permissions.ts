import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'GET /cart/v1/carts/:marketplace': { who: 'everybody', forFarmer: 'order' },
  'GET /cart/v1/carts/:marketplace/checkout': { who: 'everybody', forFarmer: 'order' },
  'PATCH /cart/v1/carts/:marketplace/checkout': { who: 'signed-in', forFarmer: 'order', act: 'cart-changed' },
  'PUT /cart/v1/carts/:marketplace/items/:variantId': { who: 'everybody', forFarmer: 'order', act: 'cart-changed' },
  'DELETE /cart/v1/carts/:marketplace/items/:variantId': { who: 'everybody', forFarmer: 'order', act: 'cart-changed' },
  'POST /cart/v1/carts/:marketplace/reset': { who: 'everybody', forFarmer: 'order', act: 'cart-changed' },
  'POST /cart/v1/carts/:marketplace/restore': { who: 'everybody', forFarmer: 'order', act: 'cart-changed' },
  'PATCH /cart/v1/carts/:marketplace': { who: 'everybody', forFarmer: 'order', act: 'cart-changed' },
  // Who was a guest on this device claims the cart for themselves; it was never the chosen farmer's.
  'POST /cart/v1/carts/:marketplace/claim': 'signed-in',
  'GET /growth/v1/campaigns/:code': { who: 'everybody', forFarmer: 'any' },
  'POST /growth/v1/campaigns/:code/cart': { who: 'everybody', forFarmer: 'order', act: 'cart-changed' },
  'GET /support/v1/campaigns': 'support',
  'PUT /support/v1/campaigns/:name': 'support',
};
