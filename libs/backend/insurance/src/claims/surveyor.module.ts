import { languageSchema, PAGE_SIZE } from '@haat/api-contract';
import {
  claimAtWorkSchema,
  listedClaimsSchema,
  surveyorClaimsQuerySchema,
  surveyReportSchema,
} from '@haat/api-contract/insurance-claims-at-work';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, inTransaction, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { listWork, readWork, readWorkPhoto } from './claims-at-work.ts';
import { reportSurvey, takeClaim } from './work-on-claim.ts';

const PATH = '/surveyor/v1/claims';
const tags = ['surveyor'];
const security = [{ bearer: [] }];
const id = z.string().min(1).max(LONGEST_ID);
const params = z.object({ id });
const querystring = z.object({ lang: languageSchema.default('hi') });

/** What surveyors do: they take claims, look at them, and say what they found. */
export const surveyorModule: Module = {
  name: 'surveyor',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('surveyor'));
    const reader = (userId: string) => ({ role: 'surveyor', userId }) as const;

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
        const { count, claims } = await listWork(dependencies, reader(signedInUser(request).id), { which, page });
        return pageOf(claims, { count, page, pageSize: PAGE_SIZE, path: PATH, query: request.query });
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'A claim that the surveyor has taken, without who filed it',
          params,
          querystring,
          response: { 200: claimAtWorkSchema, ...errorAnswers },
        },
      },
      (request) => readWork(dependencies, reader(signedInUser(request).id), request.params.id, request.query.lang),
    );

    app.get(
      `${PATH}/:id/photos/:photoId`,
      {
        schema: {
          tags,
          security,
          summary: 'A photo of a claim that the surveyor has taken, as JPEG',
          params: params.extend({ photoId: id }),
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const jpeg = await readWorkPhoto(dependencies, reader(signedInUser(request).id), request.params);
        return reply.type('image/jpeg').send(Buffer.from(jpeg));
      },
    );

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
