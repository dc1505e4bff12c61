import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /insurance/v1/policies': 'signed-in',
  'GET /insurance/v1/policies/:id': 'signed-in',
  'GET /insurance/v1/policies/:id/certificate': 'signed-in',
  'GET /insurance/v1/term-sheets': 'signed-in',
  'POST /insurance/v1/term-sheets/:id/acceptances': 'signed-in',
  'GET /user/v1/consents': 'signed-in',
  'POST /user/v1/consents/withdrawal': 'signed-in',
};
