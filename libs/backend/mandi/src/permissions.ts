import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /mandi/v1/commodities': 'everybody',
  'GET /mandi/v1/near': 'everybody',
  'GET /mandi/v1/history': 'everybody',
  'GET /mandi/v1/regions': 'everybody',
  'GET /mandi/v1/prices': 'everybody',
  'GET /mandi/v1/centres': 'everybody',
  'PUT /support/v1/mandi/centres/:id': 'support',
  'GET /mandi/v1/demands': 'everybody',
  'POST /mandi/v1/demands/:id/offers': 'signed-in',
  'GET /mandi/v1/offers': 'signed-in',
  'POST /mandi/v1/offers/:id/withdraw': 'signed-in',
  'GET /buyer/v1/demands': 'buyer',
  'POST /buyer/v1/demands': 'buyer',
  'POST /buyer/v1/demands/:id/close': 'buyer',
  'POST /buyer/v1/offers/:id/accept': 'buyer',
  'POST /buyer/v1/offers/:id/reject': 'buyer',
  'GET /mandi/v1/alerts': 'signed-in',
  'POST /mandi/v1/alerts': 'signed-in',
  'DELETE /mandi/v1/alerts/:id': 'signed-in',
};
