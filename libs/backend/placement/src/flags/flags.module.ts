import { askedFlagsSchema, flagsQuerySchema } from '@haat/api-contract';
import { optionalUser } from '@haat/backend-identity';
import { toLatLng } from '@haat/backend-market';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { flagsAt } from './credit-flags.ts';

/** Feature flags by place. */
export const flagsModule: Module = {
  name: 'flags',
  service: 'location',
  register(app, { database, adapters, configuration: { couponsOn } }) {
    app.get(
      '/location/v1/flags',
      {
        preHandler: optionalUser,
        schema: {
          tags: ['location'],
          summary: 'Feature flags at a place',
          querystring: flagsQuerySchema,
          response: { 200: askedFlagsSchema, ...errorAnswers },
        },
      },
      async ({ query, user }) => {
        const flags = await flagsAt(database, toLatLng(query.lat_lng), {
          user: user ?? null,
          couponsOn,
          hasLender: adapters.creditLender.lender !== null,
        });
        return query.key === undefined ? flags : { [query.key]: flags[query.key] };
      },
    );
  },
};
