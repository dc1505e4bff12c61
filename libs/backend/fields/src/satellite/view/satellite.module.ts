import { fieldSatelliteSchema } from '@haat/api-contract/satellite';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { satelliteOfField } from './satellite-view.ts';

/** What satellites saw of a person's field. See docs/domain/fields.md#satellite. */
export const satelliteModule: Module = {
  name: 'satellite',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      '/fields/v1/fields/:id/satellite',
      {
        schema: {
          tags: ['fields'],
          security: [{ bearer: [] }],
          summary: 'What satellites saw of a field: the last clear day, its weaker part, and means over time',
          params: z.object({ id: z.string().min(1).max(LONGEST_ID) }),
          response: { 200: fieldSatelliteSchema, ...errorAnswers },
        },
      },
      async (request) => satelliteOfField(dependencies, signedInUser(request).id, request.params.id),
    );
  },
};
