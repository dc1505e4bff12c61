import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'GET /order/v1/orders/:id/invoice': { who: 'signed-in', forFarmer: 'order' },
  'GET /order/v1/issues': { who: 'signed-in', forFarmer: 'order' },
  'GET /vendor/v1/orders': 'vendor',
  'GET /vendor/v1/orders/:id': 'vendor',
  'POST /vendor/v1/orders/:id/move': 'vendor',
  'POST /vendor/v1/orders/:id/agree-to-cancel': 'vendor',
  'POST /vendor/v1/orders/:id/returns/:returnId': 'vendor',
  'POST /vendor/v1/orders/:id/issues/:issueId/answer': 'vendor',
  'GET /vendor/v1/orders/:id/photos/:photoId': 'vendor',
  'GET /support/v1/issues': 'support',
  'GET /support/v1/issues/:id/photos/:photoId': 'support',
  'POST /support/v1/issues/:id/close': 'support',
  'GET /support/v1/orders/escalated': 'support',
  'GET /support/v1/orders/:id/delivery-photo': 'support',
  'POST /support/v1/orders/:id/delivery-code': 'support',
  'POST /support/v1/orders/:id/cancel': 'support',
  'GET /vendor/v1/ledger': 'vendor',
  'POST /support/v1/returns/:id/overrule': 'support',
  'POST /support/v1/issues/:id/overrule': 'support',
  'POST /support/v1/events/resend': 'support',
};
