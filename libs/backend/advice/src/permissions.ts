import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'GET /advice/v1/crops': 'everybody',
  'GET /advice/v1/crops/:id': 'everybody',
  'GET /advice/v1/crops/:id/problems': 'everybody',
  'GET /advice/v1/crops/:id/problems/:problemId': 'everybody',
  'GET /advice/v1/search': 'everybody',
  'GET /advice/v1/my-crops': 'signed-in',
  'POST /advice/v1/my-crops': 'signed-in',
  'PUT /advice/v1/my-crops/:id': 'signed-in',
  'DELETE /advice/v1/my-crops/:id': 'signed-in',
  'GET /advice/v1/questions': { who: 'signed-in', forFarmer: 'question' },
  'POST /advice/v1/questions': { who: 'signed-in', forFarmer: 'question', act: 'question-asked' },
  'GET /advice/v1/questions/:id': { who: 'signed-in', forFarmer: 'question' },
  'POST /advice/v1/questions/:id/withdraw': { who: 'signed-in', forFarmer: 'question', act: 'question-withdrawn' },
  'POST /advice/v1/questions/:id/close': { who: 'signed-in', forFarmer: 'question', act: 'question-closed' },
  'GET /advice/v1/prescriptions/:id': { who: 'signed-in', forFarmer: 'question' },
  'GET /expert/v1/questions': 'expert',
  'GET /expert/v1/questions/:id': 'expert',
  'GET /expert/v1/questions/:id/photos/:photoId': 'expert',
  'GET /expert/v1/questions/:id/voice': 'expert',
  'POST /expert/v1/questions/:id/claim': 'expert',
  'POST /expert/v1/questions/:id/answer': 'expert',
};
