import { PAGE_SIZE } from '@haat/api-contract';
import { mandiSetAsideQuerySchema, mandiSetAsidesSchema } from '@haat/api-contract/mandi-set-aside';
import { requireRole } from '@haat/backend-identity';
import { errorAnswers, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { setAsideNames } from './set-aside-rows.ts';

const PATH = '/support/v1/mandi/set-aside';

/** Where support reads what sources tell that is no price. See docs/domain/mandi.md#rows-set-aside. */
export const setAsideModule: Module = {
  name: 'mandi-set-aside',
  service: 'main',
  register(app, { database }) {
    app.addHook('onRequest', requireRole('support'));

    app.get(
      PATH,
      {
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          summary: 'Rows of the sources of prices that were set aside, by reason and names, what came most first',
          querystring: mandiSetAsideQuerySchema,
          response: { 200: mandiSetAsidesSchema, ...errorAnswers },
        },
      },
      async ({ query }) => {
        const { reason, page } = query;
        const { count, results } = await setAsideNames(database, { reason, page });
        return pageOf(results, { count, page, pageSize: PAGE_SIZE, path: PATH, query });
      },
    );
  },
};
