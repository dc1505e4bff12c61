import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /user/v1/account/data': 'signed-in',
  'GET /user/v1/account/deletion': 'signed-in',
  'POST /user/v1/account/deletion': 'signed-in',
  'POST /user/v1/account/deletion/codes': 'signed-in',
  'POST /user/v1/account/deletion/undo': 'signed-in',
};
