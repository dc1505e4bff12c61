import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /kyc/v1/id': 'signed-in',
  'POST /kyc/v1/id': 'signed-in',
};
