import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /location/v1/flags': 'everybody',
  'GET /hyperlocal/v2/availability': 'everybody',
  'GET /common/v1/services': 'everybody',
  'POST /order/v1/orders': 'signed-in',
  'GET /order/v1/orders': 'signed-in',
  'GET /order/v1/orders/:id': 'signed-in',
  'POST /order/v1/orders/:id/cancel': 'signed-in',
  'POST /order/v1/orders/:id/reorder': 'signed-in',
  'POST /order/v1/orders/:id/returns': 'signed-in',
  'POST /order/v1/orders/:id/arrival': 'signed-in',
  'POST /order/v1/orders/:id/ask-to-cancel': 'signed-in',
  'POST /order/v1/orders/:id/issues': 'signed-in',
  'POST /order/v1/orders/:id/issues/:issueId/close': 'signed-in',
  'POST /order/v1/orders/:id/issues/:issueId/escalate': 'signed-in',
};
