import { PAGE_SIZE, pageQuerySchema } from '@haat/api-contract';
import { noticesSchema, noticeSwitchesSchema, switchNoticesSchema } from '@haat/api-contract/account';
import { errorAnswers, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { requireUser } from '../sessions/request-user.ts';
import { signedInUser } from '../sessions/signed-in-user.ts';
import { noticesOf, switchesOf, switchTopic } from './own-notices.ts';

const PATH = '/user/v1/notices';
const common = { tags: ['users'], security: [{ bearer: [] }] };
const switches = { 200: noticeSwitchesSchema, ...errorAnswers };

/** Where a person reads what they were told, and decides which of it comes by SMS. */
export const noticesModule: Module = {
  name: 'notices',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);
    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'What the caller was told in the last 90 days, the newest first',
          querystring: pageQuerySchema,
          response: { 200: noticesSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page } = request.query;
        const { count, rows } = await noticesOf(dependencies.database, signedInUser(request).id, page);
        const results = rows.map(({ id, topic, text, at }) => ({ id, topic, text, at: at.toISOString() }));
        return pageOf(results, { count, page, pageSize: PAGE_SIZE, path: PATH, query: request.query });
      },
    );
    app.get(
      `${PATH}/switches`,
      { schema: { ...common, summary: 'Which notices come by SMS', response: switches } },
      async (request) => ({ results: await switchesOf(dependencies.database, signedInUser(request).id) }),
    );
    app.put(
      `${PATH}/switches`,
      {
        schema: {
          ...common,
          summary: 'Switches the SMS of a topic on or off',
          body: switchNoticesSchema,
          response: switches,
        },
      },
      async (request) => {
        const { id } = signedInUser(request);
        await switchTopic(dependencies, id, request.body);
        return { results: await switchesOf(dependencies.database, id) };
      },
    );
  },
};
