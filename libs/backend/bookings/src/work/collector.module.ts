import { collectionReportSchema } from '@haat/api-contract/bookings-at-work';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { inTransaction } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { handInBags } from './hand-in-bags.ts';
import { finishCollection, startBooking } from './work-on-booking.ts';
import { registerWork, workDone, workParams } from './work-routes.ts';

const PATH = '/collector/v1/bookings';
const tags = ['collector'];
const security = [{ bearer: [] }];

/** What collectors of soil do: they take bookings, fill bags on the field, and name the bags. */
export const collectorModule: Module = {
  name: 'collector',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('collector'));
    registerWork(app, dependencies, 'collector');

    app.post(
      `${PATH}/:id/start`,
      {
        schema: {
          ...{ tags, security, params: workParams, response: workDone },
          summary: 'Begins to collect soil',
        },
      },
      async (request, reply) => {
        const worker = { id: request.params.id, role: 'collector', userId: signedInUser(request).id } as const;
        await inTransaction(database, (tx) => startBooking(tx, dependencies, worker, null));
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${PATH}/:id/finish`,
      {
        schema: {
          ...{ tags, security, params: workParams, body: collectionReportSchema, response: workDone },
          summary: 'Ends the collection of soil: the bags wait at the laboratory as the farmer’s samples',
        },
      },
      async (request, reply) => {
        const worker = { id: request.params.id, role: 'collector', userId: signedInUser(request).id } as const;
        await inTransaction(database, async (tx) => {
          await finishCollection(tx, dependencies, worker, request.body.bag_numbers);
          await handInBags(tx, dependencies, worker.id);
        });
        return reply.code(204).send(null);
      },
    );
  },
};
