import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'POST /measurement/v1/events': 'everybody',
};
