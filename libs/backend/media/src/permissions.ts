import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'POST /upload/v1/photos': 'signed-in',
  'GET /upload/v1/photos/:id': 'signed-in',
};
