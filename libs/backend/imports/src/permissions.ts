import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /operator/v1/import-kinds': 'operator',
  'POST /operator/v1/import-kinds/:kind/files': 'operator',
  'GET /operator/v1/imports': 'operator',
  'GET /operator/v1/imports/:id': 'operator',
  'GET /operator/v1/imports/:id/rows': 'operator',
  'GET /operator/v1/imports/:id/report.csv': 'operator',
  'POST /operator/v1/imports/:id/apply': 'operator',
  'POST /operator/v1/imports/:id/undo': 'operator',
};
