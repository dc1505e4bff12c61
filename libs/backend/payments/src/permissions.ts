import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /credit/v1/account': 'signed-in',
  'GET /credit/v1/entries': 'signed-in',
  'GET /credit/v1/cost': 'signed-in',
  'GET /credit/v1/dues': 'signed-in',
  'POST /credit/v1/repayments': 'signed-in',
  'GET /credit/v1/repayments': 'signed-in',
  'POST /payment/v1/orders/:id/attempts': 'signed-in',
  'GET /payment/v1/orders/:id': 'signed-in',
  'POST /payment/v1/refunds/:id/destination': 'signed-in',
  'POST /payment/v1/returns': 'signature',
  'POST /payment/v1/webhook/update-payment': 'signature',
  'POST /csc/encrypt': 'agent',
  'POST /csc/decrypt': 'agent',
  'POST /api/csc/process-payment': 'agent',
  'GET /support/v1/refunds/raised': 'support',
  'POST /support/v1/refunds/:id/paid': 'support',
  'GET /support/v1/disputes': 'support',
  'GET /support/v1/settlements/differences': 'support',
};
