import { adviceQuerySchema } from '@haat/api-contract/advice';
import {
  programmeApplicationInputSchema,
  programmeApplicationSchema,
  programmeApplicationsSchema,
} from '@haat/api-contract/programme';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { hasIdentityDocument } from '@haat/backend-kyc';
import { errorAnswers, inTransaction } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { draftApplication, submitApplication } from './apply.ts';
import { ownApplication, ownApplications } from './own-applications.ts';

const PATH = '/programme/v1/applications';
const common = { tags: ['programme'], security: [{ bearer: [] }] };
const querystring = adviceQuerySchema;

/** Applications of the signed-in person. See docs/domain/programme.md#states. */
export const applicationsModule: Module = {
  name: 'programme-applications',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);

    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'Applications of the person with their cards, the newest first',
          querystring,
          response: { 200: programmeApplicationsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = signedInUser(request);
        return {
          results: await ownApplications(dependencies, id, request.query.lang),
          has_document: await inTransaction(dependencies.database, (tx) => hasIdentityDocument(tx, id)),
        };
      },
    );

    app.post(
      PATH,
      {
        schema: {
          ...common,
          summary: 'Keeps an application as a draft; with the same key it is one, however often it comes',
          querystring,
          body: programmeApplicationInputSchema,
          response: { 201: programmeApplicationSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id: userId } = signedInUser(request);
        const id = await draftApplication(dependencies, userId, request.body);
        return reply.code(201).send(await ownApplication(dependencies, { userId, id }, request.query.lang));
      },
    );

    app.post(
      `${PATH}/:id/submission`,
      {
        schema: {
          ...common,
          summary: 'Sends a draft to the programme officer; it needs an identity document that the market holds',
          params: z.object({ id: z.string().min(1).max(LONGEST_ID) }),
          querystring,
          response: { 200: programmeApplicationSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const own = { userId: signedInUser(request).id, id: request.params.id };
        await submitApplication(dependencies, own);
        return ownApplication(dependencies, own, request.query.lang);
      },
    );
  },
};
