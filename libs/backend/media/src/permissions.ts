import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'POST /upload/v1/photos': { who: 'signed-in', forFarmer: ['order', 'question', 'insurance'], act: 'photo-sent' },
  'GET /upload/v1/photos/:id': { who: 'signed-in', forFarmer: ['order', 'question', 'insurance'] },
  'POST /upload/v1/sounds': { who: 'signed-in', forFarmer: 'question', act: 'photo-sent' },
  'GET /upload/v1/sounds/:id': { who: 'signed-in', forFarmer: 'question' },
  'POST /upload/v1/parts': { who: 'signed-in', forFarmer: ['order', 'question', 'insurance'], act: 'photo-sent' },
  'GET /upload/v1/parts/:id': { who: 'signed-in', forFarmer: ['order', 'question', 'insurance'] },
  'PATCH /upload/v1/parts/:id': { who: 'signed-in', forFarmer: ['order', 'question', 'insurance'], act: 'photo-sent' },
  'DELETE /upload/v1/parts/:id': { who: 'signed-in', forFarmer: ['order', 'question', 'insurance'], act: 'photo-sent' },
};
