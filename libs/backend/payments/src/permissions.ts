import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'GET /credit/v1/account': { who: 'signed-in', forFarmer: 'payment' },
  'GET /credit/v1/entries': { who: 'signed-in', forFarmer: 'payment' },
  'GET /credit/v1/cost': { who: 'signed-in', forFarmer: 'payment' },
  'GET /credit/v1/dues': { who: 'signed-in', forFarmer: 'payment' },
  'POST /credit/v1/repayments': { who: 'signed-in', forFarmer: 'payment', act: 'credit-repaid' },
  'GET /credit/v1/repayments': { who: 'signed-in', forFarmer: 'payment' },
  'POST /payment/v1/orders/:id/attempts': { who: 'signed-in', forFarmer: 'payment', act: 'payment-started' },
  'GET /payment/v1/orders/:id': { who: 'signed-in', forFarmer: 'order' },
  'POST /payment/v1/refunds/:id/destination': 'signed-in',
  'POST /payment/v1/returns': 'signature',
  'POST /payment/v1/webhook/update-payment': 'signature',
  'POST /csc/encrypt': { who: 'agent', forFarmer: 'payment', act: 'payment-started' },
  'POST /csc/decrypt': { who: 'agent', forFarmer: 'payment', act: 'payment-confirmed' },
  'POST /api/csc/process-payment': { who: 'agent', forFarmer: 'payment', act: 'payment-confirmed' },
  'GET /support/v1/refunds/raised': 'support',
  'POST /support/v1/refunds/:id/paid': 'support',
  'GET /support/v1/disputes': 'support',
  'GET /support/v1/settlements/differences': 'support',
};
