import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /soil/v1/samples': 'signed-in',
  'POST /soil/v1/samples': 'signed-in',
  'GET /soil/v1/samples/:id': 'signed-in',
  'GET /soil/v1/samples/:id/document': 'signed-in',
  'POST /soil/v1/samples/:id/withdraw': 'signed-in',
  'GET /laboratory/v1/samples': 'laboratory',
  'POST /laboratory/v1/samples/:bagNumber/report': 'laboratory',
  'POST /laboratory/v1/samples/:bagNumber/reject': 'laboratory',
};
