import type { Permission } from './area.ts';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /health/live': 'everybody',
  'GET /health/ready': 'everybody',
};
