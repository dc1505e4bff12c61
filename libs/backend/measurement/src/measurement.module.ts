import { measuredEventsSchema, measuredEventsTakenSchema } from '@haat/api-contract';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { takeEvents } from './take-events.ts';

/** Takes the events that shells pass on. */
export const measurementModule: Module = {
  name: 'measurement',
  service: 'main',
  register(app, dependencies) {
    app.post(
      '/measurement/v1/events',
      {
        schema: {
          tags: ['measurement'],
          summary: 'Events of people who agreed, for the configured sinks',
          body: measuredEventsSchema,
          response: { 202: measuredEventsTakenSchema, ...errorAnswers },
        },
      },
      async (request, reply) => reply.code(202).send(await takeEvents(dependencies, request.body.events)),
    );
  },
};
