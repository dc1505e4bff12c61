import { PAGE_SIZE } from '@haat/api-contract';
import { bookedTimeSchema, bookingQuerySchema } from '@haat/api-contract/bookings';
import { bookingAtWorkSchema, listedWorksSchema, workQuerySchema } from '@haat/api-contract/bookings-at-work';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import type { WorkerRole } from '@haat/api-contract/vocabulary/bookings';
import { signedInUser } from '@haat/backend-identity';
import { errorAnswers, inTransaction, pageOf } from '@haat/backend-platform';
import type { App, Dependencies } from '@haat/backend-platform';
import { z } from 'zod';
import { listWork, readWork } from './list-work.ts';
import { cancelTaken, postponeBooking, takeBooking } from './work-on-booking.ts';

const security = [{ bearer: [] }];
/** The booking that an address names. */
export const workParams = z.object({ id: z.string().min(1).max(LONGEST_ID) });
/** What acts of workers answer. */
export const workDone = { 204: z.null(), ...errorAnswers };

/** The routes that pilots and collectors have alike: what waits, taking it, reading it, another time, cancelling. */
export function registerWork(app: App, dependencies: Dependencies, role: WorkerRole): void {
  const path = `/${role}/v1/bookings`;
  const tags = [role];
  const { database } = dependencies;

  app.get(
    path,
    {
      schema: {
        tags,
        security,
        summary: 'Bookings that wait, or that this worker has: without whose they are',
        querystring: workQuerySchema.extend(bookingQuerySchema.shape),
        response: { 200: listedWorksSchema, ...errorAnswers },
      },
    },
    async (request) => {
      const { page, which, lang } = request.query;
      const reader = { role, userId: signedInUser(request).id, language: lang };
      const { count, works } = await listWork(dependencies, reader, { which, page });
      return pageOf(works, { count, page, pageSize: PAGE_SIZE, path, query: request.query });
    },
  );

  app.get(
    `${path}/:id`,
    {
      schema: {
        tags,
        security,
        summary: 'A booking that the worker has taken: where it is, and how to reach the farmer',
        params: workParams,
        querystring: bookingQuerySchema,
        response: { 200: bookingAtWorkSchema, ...errorAnswers },
      },
    },
    (request) => {
      const reader = { role, userId: signedInUser(request).id, language: request.query.lang };
      return readWork(dependencies, reader, request.params.id);
    },
  );

  app.post(
    `${path}/:id/take`,
    {
      schema: {
        ...{ tags, security, params: workParams, response: workDone },
        summary: 'Takes a booking: of two workers who do so at once one gets it',
      },
    },
    async (request, reply) => {
      const worker = { id: request.params.id, role, userId: signedInUser(request).id };
      await inTransaction(database, (tx) => takeBooking(tx, dependencies, worker));
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${path}/:id/postpone`,
    {
      schema: {
        ...{ tags, security, params: workParams, body: bookedTimeSchema, response: workDone },
        summary: 'Gives a booking another time, for the weather',
      },
    },
    async (request, reply) => {
      const worker = { id: request.params.id, role, userId: signedInUser(request).id };
      await inTransaction(database, (tx) => postponeBooking(tx, dependencies, worker, request.body));
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${path}/:id/cancel`,
    {
      schema: {
        ...{ tags, security, params: workParams, response: workDone },
        summary: 'Cancels a booking that the worker has',
      },
    },
    async (request, reply) => {
      const worker = { id: request.params.id, role, userId: signedInUser(request).id };
      await inTransaction(database, (tx) => cancelTaken(tx, dependencies, worker));
      return reply.code(204).send(null);
    },
  );
}
