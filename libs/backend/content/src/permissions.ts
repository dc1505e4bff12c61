import type { Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'POST /graphql': 'everybody',
  'GET /content/v1/posts/:slug/activity': 'everybody',
  'PUT /content/v1/posts/:slug/like': 'signed-in',
  'POST /content/v1/posts/:slug/comments': 'signed-in',
  'DELETE /content/v1/comments/:id': 'signed-in',
  'GET /content/v1/questions': 'signed-in',
  'POST /content/v1/questions': 'signed-in',
  'DELETE /content/v1/questions/:slug': 'signed-in',
  'POST /content/v1/reports': 'signed-in',
  'GET /moderator/v1/reports': 'moderator',
  'POST /moderator/v1/decisions': 'moderator',
  'GET /editor/v1/articles': 'editor',
  'GET /editor/v1/articles/:slug': 'editor',
  'PUT /editor/v1/articles/:slug': 'editor',
  'PUT /editor/v1/articles/:slug/texts/:language': 'editor',
};
