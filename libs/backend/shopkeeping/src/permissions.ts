import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /vendor/v1/goods': 'vendor',
  'GET /vendor/v1/goods/:id': 'vendor',
  'PATCH /vendor/v1/goods/:id': 'vendor',
  'GET /vendor/v1/goods/:id/history': 'vendor',
  'GET /vendor/v1/goods-file': 'vendor',
  'GET /vendor/v1/goods-imports': 'vendor',
  'POST /vendor/v1/goods-imports': 'vendor',
  'GET /vendor/v1/goods-imports/:id': 'vendor',
  'POST /vendor/v1/goods-imports/:id/apply': 'vendor',
  'POST /vendor/v1/goods-imports/:id/undo': 'vendor',
  'GET /vendor/v1/shop': 'vendor',
  'PUT /vendor/v1/shop': 'vendor',
  'GET /vendor/v1/ledger/months/:month': 'vendor',
  'GET /vendor/v1/ledger/months/:month/file': 'vendor',
};
