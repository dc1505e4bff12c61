import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /user/v1/account/data': 'signed-in',
  'GET /user/v1/account/deletion': 'signed-in',
  'POST /user/v1/account/deletion': 'signed-in',
  'POST /user/v1/account/deletion/codes': 'signed-in',
  'POST /user/v1/account/deletion/undo': 'signed-in',
  'GET /user/v1/call-back': 'signed-in',
  'PUT /user/v1/call-back': 'signed-in',
  'DELETE /user/v1/call-back': 'signed-in',
  'GET /support/v1/call-backs': 'support',
  'POST /support/v1/call-backs/:id/called': 'support',
};
