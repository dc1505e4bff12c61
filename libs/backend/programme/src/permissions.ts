import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /programme/v1/benefits': 'everybody',
  'GET /programme/v1/applications': 'signed-in',
  'POST /programme/v1/applications': 'signed-in',
  'POST /programme/v1/applications/:id/submission': 'signed-in',
  'POST /programme/v1/applications/:id/uses': 'signed-in',
  'POST /programme/v1/cards/codes': 'signed-in',
  'POST /programme/v1/cards/activation': 'signed-in',
  'GET /programme-officer/v1/applications': 'programme-officer',
  'POST /programme-officer/v1/applications/:id/approval': 'programme-officer',
  'POST /programme-officer/v1/applications/:id/rejection': 'programme-officer',
};
