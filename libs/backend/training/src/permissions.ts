import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /training/v1/course': 'everybody',
  'GET /training/v1/certificates/:number': 'everybody',
  'GET /training/v1/progress': 'signed-in',
  'POST /training/v1/lessons/:lesson/read': 'signed-in',
  'POST /training/v1/attempts': 'signed-in',
  'POST /training/v1/certificate': 'signed-in',
  'GET /training/v1/certificate/document': 'signed-in',
  'GET /trainer/v1/attendances': 'trainer',
  'PUT /trainer/v1/certificates/:number/attendances/:day': 'trainer',
  'DELETE /trainer/v1/certificates/:number/attendances/:day': 'trainer',
};
