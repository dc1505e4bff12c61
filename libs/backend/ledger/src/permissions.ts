import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /support/v1/ledger/shops/:id': 'support',
  'POST /support/v1/ledger/shops/:id/payouts': 'support',
  'POST /support/v1/ledger/shops/:id/receipts': 'support',
  'PUT /support/v1/ledger/shops/:id/terms': 'support',
  'POST /support/v1/refunds/:id/release': 'support',
  'POST /support/v1/refunds/:id/paid-twice': 'support',
  'POST /support/v1/credit/repayments': 'support',
  'GET /support/v1/acts': 'support',
  'POST /support/v1/acts/:id/confirm': 'support',
  'POST /support/v1/acts/:id/decline': 'support',
};
