import { providersQuerySchema, providersSchema } from '@haat/api-contract';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { toLatLng } from '../location/earth.ts';
import { vendorsServing } from './vendors-serving.ts';

/** Providers of the open network. See docs/domain/service-calls.md#look-ups. */
export const providersModule: Module = {
  name: 'providers',
  service: 'open-network',
  register(app, { database, now }) {
    app.get(
      '/ondc/v1/providers',
      {
        schema: {
          tags: ['open network'],
          summary: 'Open-network providers that serve a place, nearest first',
          querystring: providersQuerySchema,
          response: { 200: providersSchema, ...errorAnswers },
        },
      },
      async ({ query }) => ({
        vendor_details: await vendorsServing(database, toLatLng(query.lat_lng), {
          language: query.lang,
          now: now(),
          marketplace: 'ondc',
        }),
      }),
    );
  },
};
