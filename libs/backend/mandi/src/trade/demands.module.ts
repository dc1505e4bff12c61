import { PAGE_SIZE } from '@haat/api-contract';
import { mandiDemandsQuerySchema, mandiDemandsSchema } from '@haat/api-contract/mandi-trade';
import { toLatLng } from '@haat/backend-market';
import { errorAnswers, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { openDemands } from './find-demands.ts';

const PATH = '/mandi/v1/demands';

/** What buyers want. See docs/domain/mandi.md#demands-and-offers. */
export const demandsModule: Module = {
  name: 'mandi-demands',
  service: 'main',
  register(app, { database, now }) {
    app.get(
      PATH,
      {
        schema: {
          tags: ['mandi'],
          summary: 'Demands of buyers that are open, with every deduction and the day of payment',
          querystring: mandiDemandsQuerySchema,
          response: { 200: mandiDemandsSchema, ...errorAnswers },
        },
      },
      async ({ query }) => {
        const { page, commodity, lat_lng: place, lang } = query;
        const { count, demands } = await openDemands(database, {
          ...{ commodity, page, language: lang, today: indiaDay(now()) },
          place: place === undefined ? undefined : toLatLng(place),
        });
        return pageOf(demands, { count, page, pageSize: PAGE_SIZE, path: PATH, query });
      },
    );
  },
};
