import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area; what they see and do there, the resources say. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /operator/v1/resources': 'staff',
  'GET /operator/v1/:resource': 'staff',
  'GET /operator/v1/:resource/export.csv': 'staff',
  'GET /operator/v1/:resource/:id': 'staff',
  'POST /operator/v1/:resource': 'staff',
  'PUT /operator/v1/:resource/:id': 'staff',
  'POST /operator/v1/:resource/:id/actions/:action': 'staff',
  'POST /operator/v1/:resource/:id/unmask': 'staff',
};
