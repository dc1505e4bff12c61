import { flagsQuerySchema, flagsSchema } from '@haat/api-contract';
import { errorAnswers } from '../../errors.ts';
import type { Module } from '../../module.ts';
import { optionalUser } from '../identity/request-user.ts';
import { toLatLng } from '../location/earth.ts';
import { flagsAt } from './credit-flags.ts';

/** Feature flags by place. */
export const flagsModule: Module = {
  name: 'flags',
  service: 'location',
  register(app, { database, configuration: { couponsOn } }) {
    app.get(
      '/location/v1/flags',
      {
        preHandler: optionalUser,
        schema: {
          tags: ['location'],
          summary: 'Feature flags at a place',
          querystring: flagsQuerySchema,
          response: { 200: flagsSchema, ...errorAnswers },
        },
      },
      ({ query, user }) => flagsAt(database, toLatLng(query.lat_lng), { user: user ?? null, couponsOn }),
    );
  },
};
