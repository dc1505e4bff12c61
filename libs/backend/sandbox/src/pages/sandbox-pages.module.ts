import { z } from 'zod';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

/** What browsers ask for beside the pages of the sandboxes: there is no icon, and that is no error. */
export const sandboxPagesModule: Module = {
  name: 'sandbox-pages',
  service: 'every',
  register(app) {
    app.get(
      '/favicon.ico',
      {
        schema: {
          tags: ['sandbox'],
          summary: 'Icon of the sandboxes’ pages: there is none',
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (_request, reply) => {
        await reply.code(204).header('cache-control', 'public, max-age=86400').send(null);
      },
    );
  },
};
