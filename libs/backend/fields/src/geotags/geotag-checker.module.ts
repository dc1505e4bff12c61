import { languageSchema, PAGE_SIZE } from '@haat/api-contract';
import { geotagHandBackSchema, waitingGeotagsQuerySchema, waitingGeotagsSchema } from '@haat/api-contract/geotags';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, inTransaction, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { photoOfReason, reviewReason, waitingReasons } from './review-task.ts';

const PATH = '/checker/v1/geotag-tasks';
const common = { tags: ['checker'], security: [{ bearer: [] }] };
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });

/** Where a person looks at reasons for which there is no photo at the field. See docs/domain/fields.md#reasons. */
export const geotagCheckerModule: Module = {
  name: 'geotag-checker',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('checker'));
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'Reasons that wait, the longest waiting first, without who sent them',
          querystring: waitingGeotagsQuerySchema.extend({ lang: languageSchema.default('hi') }),
          response: { 200: waitingGeotagsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page, lang: language } = request.query;
        const { count, tasks } = await waitingReasons(database, signedInUser(request).id, { language, page });
        return pageOf(tasks, { count, page, pageSize: PAGE_SIZE, path: PATH, query: request.query });
      },
    );
    app.get(
      `${PATH}/:id/photo`,
      {
        schema: {
          ...common,
          summary: 'The photo that came with a reason that waits, as JPEG',
          params,
          response: { 200: fileAnswer('image/jpeg', 'The photo'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const jpeg = await photoOfReason(dependencies, signedInUser(request).id, request.params.id);
        return reply.type('image/jpeg').send(Buffer.from(jpeg));
      },
    );
    app.post(
      `${PATH}/:id/approve`,
      {
        schema: {
          ...common,
          summary: 'Approves a reason: the task is done',
          params,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const review = { taskId: request.params.id, reviewerId: signedInUser(request).id, handBack: null };
        await inTransaction(database, (tx) => reviewReason(tx, dependencies, review));
        return reply.code(204).send(null);
      },
    );
    app.post(
      `${PATH}/:id/hand-back`,
      {
        schema: {
          ...common,
          summary: 'Hands a task back with what is missing',
          params,
          body: geotagHandBackSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const review = {
          ...{ taskId: request.params.id, reviewerId: signedInUser(request).id },
          handBack: request.body.why,
        };
        await inTransaction(database, (tx) => reviewReason(tx, dependencies, review));
        return reply.code(204).send(null);
      },
    );
  },
};
