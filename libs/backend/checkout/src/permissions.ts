import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /cart/v1/carts/:marketplace': 'everybody',
  'GET /cart/v1/carts/:marketplace/checkout': 'everybody',
  'PATCH /cart/v1/carts/:marketplace/checkout': 'signed-in',
  'PUT /cart/v1/carts/:marketplace/items/:variantId': 'everybody',
  'DELETE /cart/v1/carts/:marketplace/items/:variantId': 'everybody',
  'POST /cart/v1/carts/:marketplace/reset': 'everybody',
  'POST /cart/v1/carts/:marketplace/restore': 'everybody',
  'PATCH /cart/v1/carts/:marketplace': 'everybody',
  'POST /cart/v1/carts/:marketplace/claim': 'signed-in',
  'GET /growth/v1/campaigns/:code': 'everybody',
  'POST /growth/v1/campaigns/:code/cart': 'everybody',
  'GET /support/v1/campaigns': 'support',
  'PUT /support/v1/campaigns/:name': 'support',
};
