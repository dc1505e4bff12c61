import { languageSchema } from '@haat/api-contract';
import { mandiAlertInputSchema, mandiAlertSchema, mandiAlertsSchema } from '@haat/api-contract/mandi';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { alertsOf, removeAlert, setAlert } from './change-alerts.ts';

const PATH = '/mandi/v1/alerts';
const tags = ['mandi'];
const security = [{ bearer: [] }];
const querystring = z.object({ lang: languageSchema.default('hi') });

/** Price alerts of the signed-in person. See docs/domain/mandi.md#alerts. */
export const alertsModule: Module = {
  name: 'mandi-alerts',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireUser);

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Prices of which the person wants to be told, the newest first',
          querystring,
          response: { 200: mandiAlertsSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: await alertsOf(database, signedInUser(request).id, request.query.lang) }),
    );

    app.post(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Sets a price to be told of, at least or at most; the same again is the one that is there',
          querystring,
          body: mandiAlertInputSchema,
          response: { 201: mandiAlertSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const userId = signedInUser(request).id;
        const id = await setAlert(dependencies, userId, request.body);
        const [alert] = await alertsOf(database, userId, request.query.lang, id);
        if (alert === undefined) throw new ServiceError('request_error.not_found');
        return reply.code(201).send(alert);
      },
    );

    app.delete(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'Removes a price alert',
          params: z.object({ id: z.string().min(1).max(100) }),
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await removeAlert(database, signedInUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );
  },
};
