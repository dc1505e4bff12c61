import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'GET /location/v1/flags': { who: 'everybody', forFarmer: 'any' },
  'GET /hyperlocal/v2/availability': { who: 'everybody', forFarmer: 'any' },
  'GET /common/v1/services': { who: 'everybody', forFarmer: 'any' },
  'POST /order/v1/orders': { who: 'signed-in', forFarmer: 'order', act: 'order-placed' },
  'GET /order/v1/orders': { who: 'signed-in', forFarmer: 'order' },
  'GET /order/v1/orders/:id': { who: 'signed-in', forFarmer: 'order' },
  'POST /order/v1/orders/:id/cancel': { who: 'signed-in', forFarmer: 'order', act: 'order-cancelled' },
  'POST /order/v1/orders/:id/reorder': { who: 'signed-in', forFarmer: 'order', act: 'cart-changed' },
  'POST /order/v1/orders/:id/returns': { who: 'signed-in', forFarmer: 'order', act: 'return-asked' },
  'POST /order/v1/orders/:id/arrival': { who: 'signed-in', forFarmer: 'order', act: 'arrival-answered' },
  'POST /order/v1/orders/:id/ask-to-cancel': { who: 'signed-in', forFarmer: 'order', act: 'cancel-asked' },
  'POST /order/v1/orders/:id/issues': { who: 'signed-in', forFarmer: 'order', act: 'issue-reported' },
  'POST /order/v1/orders/:id/issues/:issueId/close': { who: 'signed-in', forFarmer: 'order', act: 'issue-closed' },
  'POST /order/v1/orders/:id/issues/:issueId/escalate': {
    who: 'signed-in',
    forFarmer: 'order',
    act: 'issue-escalated',
  },
};
