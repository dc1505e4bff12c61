import { mandiCentreInputSchema } from '@haat/api-contract/mandi-centres';
import { requireRole } from '@haat/backend-identity';
import { errorAnswers, inTransaction } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { z } from 'zod';
import { writeCentre } from './write-centre.ts';

/** Where support writes collection centres. */
export const centreAdminModule: Module = {
  name: 'mandi-centre-admin',
  service: 'main',
  register(app, { database, now }) {
    app.addHook('onRequest', requireRole('support'));

    app.put(
      '/support/v1/mandi/centres/:id',
      {
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          summary: 'Writes a collection centre, all of it at once; without rates it is closed',
          params: z.object({ id: z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/) }),
          body: mandiCentreInputSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await inTransaction(database, (tx) =>
          writeCentre(tx, { ...request.body, id, day: indiaDay(now()), isSample: false }),
        );
        return reply.code(204).send(null);
      },
    );
  },
};
