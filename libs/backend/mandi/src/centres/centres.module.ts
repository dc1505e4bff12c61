import { mandiCentresQuerySchema, mandiCentresSchema } from '@haat/api-contract/mandi-centres';
import { toLatLng } from '@haat/backend-market';
import { errorAnswers, publicReads } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { centresNear } from './centres-near.ts';

/** Where produce is taken in. See docs/domain/mandi.md#collection-centres. */
export const centresModule: Module = {
  name: 'mandi-centres',
  service: 'main',
  register(app, { database: own }) {
    const database = publicReads(own);
    app.get(
      '/mandi/v1/centres',
      {
        schema: {
          tags: ['mandi'],
          summary: 'Collection centres near a place: what they buy, at which rate, and when they are open',
          querystring: mandiCentresQuerySchema,
          response: { 200: mandiCentresSchema, ...errorAnswers },
        },
      },
      async ({ query: { lat_lng, commodity, lang } }) => ({
        results: await centresNear(database, { place: toLatLng(lat_lng), commodity, language: lang }),
      }),
    );
  },
};
