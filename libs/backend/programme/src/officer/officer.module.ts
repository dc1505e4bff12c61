import { PAGE_SIZE } from '@haat/api-contract';
import {
  programmeRejectionSchema,
  waitingApplicationsQuerySchema,
  waitingApplicationsSchema,
} from '@haat/api-contract/programme';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, inTransaction, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { approveApplication, rejectApplication } from './decide-application.ts';
import { waitingApplications } from './waiting-applications.ts';

const PATH = '/programme-officer/v1/applications';
const common = { tags: ['programme-officer'], security: [{ bearer: [] }] };
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });
const response = { 204: z.null(), ...errorAnswers };

/** What programme officers do: they see which applications wait, and decide. See docs/domain/programme.md#states. */
export const officerModule: Module = {
  name: 'programme-officer',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('programme-officer'));

    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'Applications that wait, the longest waiting first; without whose they are',
          querystring: waitingApplicationsQuerySchema,
          response: { 200: waitingApplicationsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page } = request.query;
        const { count, applications } = await waitingApplications(database, signedInUser(request).id, page);
        return pageOf(applications, { count, page, pageSize: PAGE_SIZE, path: PATH, query: request.query });
      },
    );

    app.post(
      `${PATH}/:id/approval`,
      { schema: { ...common, summary: 'Approves an application; its card is issued then', params, response } },
      async (request, reply) => {
        const decided = { id: request.params.id, officerId: signedInUser(request).id };
        await inTransaction(database, (tx) => approveApplication(tx, dependencies, decided));
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${PATH}/:id/rejection`,
      {
        schema: {
          ...common,
          summary: 'Rejects an application, with a reason',
          params,
          body: programmeRejectionSchema,
          response,
        },
      },
      async (request, reply) => {
        const decided = { id: request.params.id, officerId: signedInUser(request).id };
        await inTransaction(database, (tx) => rejectApplication(tx, dependencies, decided, request.body.reason));
        return reply.code(204).send(null);
      },
    );
  },
};
