import { sprayReportSchema, windSchema } from '@haat/api-contract/bookings-at-work';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { inTransaction } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { finishSpray, startBooking } from './work-on-booking.ts';
import { registerWork, workDone, workParams } from './work-routes.ts';

const PATH = '/pilot/v1/bookings';
const tags = ['pilot'];
const security = [{ bearer: [] }];

/** What pilots of drones do: they take bookings, measure the wind, spray, and say what they sprayed. */
export const pilotModule: Module = {
  name: 'pilot',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('pilot'));
    registerWork(app, dependencies, 'pilot');

    app.post(
      `${PATH}/:id/start`,
      {
        schema: {
          ...{ tags, security, params: workParams, body: windSchema, response: workDone },
          summary: 'Begins a spray with the wind that was measured; refused above 4 m/s',
        },
      },
      async (request, reply) => {
        const worker = { id: request.params.id, role: 'pilot', userId: signedInUser(request).id } as const;
        await inTransaction(database, (tx) => startBooking(tx, dependencies, worker, request.body.wind));
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${PATH}/:id/finish`,
      {
        schema: {
          ...{ tags, security, params: workParams, body: sprayReportSchema, response: workDone },
          summary: 'Ends a spray: acres, and with what',
        },
      },
      async (request, reply) => {
        const worker = { id: request.params.id, role: 'pilot', userId: signedInUser(request).id } as const;
        await inTransaction(database, (tx) => finishSpray(tx, dependencies, worker, request.body));
        return reply.code(204).send(null);
      },
    );
  },
};
