import {
  bookedTimeSchema,
  bookingInputSchema,
  bookingQuerySchema,
  bookingSchema,
  bookingsSchema,
} from '@haat/api-contract/bookings';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { cancelOwn, rescheduleOwn } from './change-own-booking.ts';
import { makeBooking } from './make-booking.ts';
import { bookingsOf, ownBooking } from './own-bookings.ts';

const PATH = '/bookings/v1/bookings';
const tags = ['bookings'];
const security = [{ bearer: [] }];
const querystring = bookingQuerySchema;
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });
const done = { 204: z.null(), ...errorAnswers };

/** Bookings of the signed-in person. See docs/domain/bookings.md. */
export const bookingsModule: Module = {
  name: 'bookings',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Bookings of the person, the newest first',
          querystring,
          response: { 200: bookingsSchema, ...errorAnswers },
        },
      },
      async (request) => ({
        results: await bookingsOf(dependencies.database, signedInUser(request).id, request.query.lang),
      }),
    );

    app.post(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Books a service; with the same key it is one booking, however often it comes',
          querystring,
          body: bookingInputSchema,
          response: { 201: bookingSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id: userId } = signedInUser(request);
        const id = await makeBooking(dependencies, userId, request.body);
        return reply.code(201).send(await ownBooking(dependencies, { id, userId }, request.query.lang));
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'A booking of the person',
          params,
          querystring,
          response: { 200: bookingSchema, ...errorAnswers },
        },
      },
      (request) => {
        const own = { id: request.params.id, userId: signedInUser(request).id };
        return ownBooking(dependencies, own, request.query.lang);
      },
    );

    app.post(
      `${PATH}/:id/cancel`,
      { schema: { tags, security, summary: 'Cancels a booking that is not done', params, response: done } },
      async (request, reply) => {
        await cancelOwn(dependencies, { id: request.params.id, userId: signedInUser(request).id });
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${PATH}/:id/reschedule`,
      {
        schema: {
          tags,
          security,
          summary: 'Chooses another time: twice, until 24 hours before',
          params,
          body: bookedTimeSchema,
          response: done,
        },
      },
      async (request, reply) => {
        const own = { id: request.params.id, userId: signedInUser(request).id };
        await rescheduleOwn(dependencies, own, request.body);
        return reply.code(204).send(null);
      },
    );
  },
};
