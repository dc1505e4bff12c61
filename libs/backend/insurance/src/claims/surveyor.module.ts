import { PAGE_SIZE } from '@haat/api-contract';
import {
  listedClaimsSchema,
  surveyorClaimsQuerySchema,
  surveyReportSchema,
} from '@haat/api-contract/insurance-claims-at-work';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, inTransaction, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { listWork } from './claims-at-work.ts';
import { claimParams, registerClaimReading } from './read-work-routes.ts';
import { reportSurvey, takeClaim } from './work-on-claim.ts';

const PATH = '/surveyor/v1/claims';
const tags = ['surveyor'];
const security = [{ bearer: [] }];
const params = claimParams;

/** What surveyors do: they take claims, look at them, and say what they found. */
export const surveyorModule: Module = {
  name: 'surveyor',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('surveyor'));

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Claims that wait for a surveyor, or that this surveyor has: without what was said and by whom',
          querystring: surveyorClaimsQuerySchema,
          response: { 200: listedClaimsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page, which } = request.query;
        const reader = { role: 'surveyor', userId: signedInUser(request).id } as const;
        const { count, claims } = await listWork(dependencies, reader, { which, page });
        return pageOf(claims, { count, page, pageSize: PAGE_SIZE, path: PATH, query: request.query });
      },
    );

    registerClaimReading(app, dependencies, { role: 'surveyor', path: PATH, which: 'that the surveyor has taken' });

    app.post(
      `${PATH}/:id/take`,
      {
        schema: {
          tags,
          security,
          summary: 'Takes a claim: of two surveyors who do so at once one gets it',
          params,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const worker = { id: request.params.id, userId: signedInUser(request).id };
        await inTransaction(database, (tx) => takeClaim(tx, dependencies, worker));
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${PATH}/:id/report`,
      {
        schema: {
          tags,
          security,
          summary: 'Says what was found on the field of a claim that the surveyor has taken',
          params,
          body: surveyReportSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const worker = { id: request.params.id, userId: signedInUser(request).id };
        await inTransaction(database, (tx) => reportSurvey(tx, dependencies, worker, request.body));
        return reply.code(204).send(null);
      },
    );
  },
};
