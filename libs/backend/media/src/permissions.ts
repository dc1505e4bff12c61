import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'POST /upload/v1/photos': { who: 'signed-in', forFarmer: ['order', 'question', 'insurance'], act: 'photo-sent' },
  'GET /upload/v1/photos/:id': { who: 'signed-in', forFarmer: ['order', 'question', 'insurance'] },
};
