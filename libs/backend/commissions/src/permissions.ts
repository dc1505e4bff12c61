import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /agent/v1/orders': 'agent',
  'GET /agent/v1/commission': 'agent',
};
