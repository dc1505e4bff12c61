import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. The khetibook and the tasks at fields are for the farmer alone. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'GET /fields/v1/fields': { who: 'signed-in', forFarmer: 'farm' },
  'POST /fields/v1/fields': { who: 'signed-in', forFarmer: 'farm', act: 'field-added' },
  'GET /fields/v1/fields/:id': { who: 'signed-in', forFarmer: 'farm' },
  'PUT /fields/v1/fields/:id': { who: 'signed-in', forFarmer: 'farm', act: 'field-changed' },
  'DELETE /fields/v1/fields/:id': { who: 'signed-in', forFarmer: 'farm', act: 'field-removed' },
  'GET /fields/v1/fields/:id/satellite': { who: 'signed-in', forFarmer: 'farm' },
  'GET /fields/v1/fields/:id/entries': 'signed-in',
  'POST /fields/v1/fields/:id/entries': 'signed-in',
  'DELETE /fields/v1/fields/:id/entries/:entryId': 'signed-in',
  'GET /fields/v1/geotag-tasks': 'signed-in',
  'POST /fields/v1/geotag-tasks/:id/start': 'signed-in',
  'POST /fields/v1/geotag-tasks/:id/photo': 'signed-in',
  'POST /fields/v1/geotag-tasks/:id/reason': 'signed-in',
  'GET /support/v1/geotag-campaigns': 'support',
  'POST /support/v1/geotag-campaigns': 'support',
  'POST /support/v1/geotag-campaigns/:id/close': 'support',
  'GET /checker/v1/geotag-tasks': 'checker',
  'GET /checker/v1/geotag-tasks/:id/photo': 'checker',
  'POST /checker/v1/geotag-tasks/:id/approve': 'checker',
  'POST /checker/v1/geotag-tasks/:id/hand-back': 'checker',
};
