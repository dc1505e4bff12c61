import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area: any role, each its own lists. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /operator/v1/work-lists': 'staff',
  'GET /operator/v1/work-lists/:kind': 'staff',
  'POST /operator/v1/work-lists/:kind/claim-next': 'staff',
  'POST /operator/v1/work-lists/items/:id/claim': 'staff',
  'POST /operator/v1/work-lists/items/:id/hand-back': 'staff',
  'POST /operator/v1/work-lists/items/:id/escalate': 'staff',
};
