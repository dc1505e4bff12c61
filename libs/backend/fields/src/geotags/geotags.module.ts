import { languageSchema } from '@haat/api-contract';
import { geotagPhotoSchema, geotagReasonSchema, geotagTaskSchema, geotagTasksSchema } from '@haat/api-contract/geotags';
import type { GeotagTask } from '@haat/api-contract/geotags';
import { LONGEST_ID, type Language } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { startTask, takePhoto, takeReason } from './move-task.ts';
import type { OwnTask } from './move-task.ts';
import { tasksOf } from './own-tasks.ts';

const PATH = '/fields/v1/geotag-tasks';
const common = { tags: ['fields'], security: [{ bearer: [] }] };
const config = { cost: ROUTE_COST.transaction };
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });
const querystring = z.object({ lang: languageSchema.default('hi') });
const response = { 200: geotagTaskSchema, ...errorAnswers };

/** Fields that the signed-in person is asked to visit. See docs/domain/fields.md#geotag-tasks. */
export const geotagsModule: Module = {
  name: 'geotags',
  service: 'main',
  register(app, dependencies) {
    const { database, now } = dependencies;
    app.addHook('onRequest', requireUser);
    // Where a person's land lies must not be cached on the way.
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const view = async ({ userId, taskId }: OwnTask, language: Language): Promise<GeotagTask> => {
      const [task] = await tasksOf(database, userId, { language, now: now(), id: taskId });
      if (task === undefined) throw new ServiceError('request_error.not_found');
      return task;
    };

    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'Fields that the person is asked to visit, open tasks first',
          querystring,
          response: { 200: geotagTasksSchema, ...errorAnswers },
        },
      },
      async (request) => ({
        results: await tasksOf(database, signedInUser(request).id, { language: request.query.lang, now: now() }),
      }),
    );
    app.post(
      `${PATH}/:id/start`,
      { config, schema: { ...common, summary: 'Says that the farmer is on the way', params, querystring, response } },
      async (request) => {
        const own = { userId: signedInUser(request).id, taskId: request.params.id };
        await startTask(dependencies, own);
        return view(own, request.query.lang);
      },
    );
    app.post(
      `${PATH}/:id/photo`,
      {
        config,
        schema: {
          ...common,
          summary: 'Takes a photo at the field, with which the task is done; why it proves nothing is told',
          ...{ params, querystring, body: geotagPhotoSchema, response },
        },
      },
      async (request) => {
        const own = { userId: signedInUser(request).id, taskId: request.params.id };
        await takePhoto(dependencies, own, request.body);
        return view(own, request.query.lang);
      },
    );
    app.post(
      `${PATH}/:id/reason`,
      {
        config,
        schema: {
          ...common,
          summary: 'Takes a reason for which there is no photo with its place; a person looks at it',
          ...{ params, querystring, body: geotagReasonSchema, response },
        },
      },
      async (request) => {
        const own = { userId: signedInUser(request).id, taskId: request.params.id };
        await takeReason(dependencies, own, request.body);
        return view(own, request.query.lang);
      },
    );
  },
};
