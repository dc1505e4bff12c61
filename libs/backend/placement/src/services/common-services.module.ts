import { servicesQuerySchema, servicesSchema } from '@haat/api-contract';
import type { Services } from '@haat/api-contract';
import { optionalUser } from '@haat/backend-identity';
import { toLatLng, vendorsServing } from '@haat/backend-market';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { flagsAt } from '../flags/credit-flags.ts';

/** Several parts of the market at a place in one call. See docs/domain/service-calls.md#look-ups. */
export const commonServicesModule: Module = {
  name: 'services',
  service: 'main',
  register(app, { database, now, adapters, configuration: { couponsOn } }) {
    app.get(
      '/common/v1/services',
      {
        preHandler: optionalUser,
        schema: {
          tags: ['services'],
          summary: 'The asked parts of the market at a place',
          querystring: servicesQuerySchema,
          response: { 200: servicesSchema, ...errorAnswers },
        },
      },
      async ({ query, user }): Promise<Services> => {
        const place = toLatLng(query.lat_lng);
        const asked = new Set(query.data_for);
        const hasLender = adapters.creditLender.lender !== null;
        const [vendors, flags] = await Promise.all([
          asked.has('vendors') ? vendorsServing(database, place, { language: query.lang, now: now() }) : undefined,
          asked.has('flags') ? flagsAt(database, place, { user: user ?? null, couponsOn, hasLender }) : undefined,
        ]);
        // No banner and no farm service is offered yet: a requested section without content is an empty list, never
        // left out.
        return {
          ...(vendors ? { vendors } : {}),
          ...(flags ? { flags } : {}),
          ...(asked.has('banners') ? { banners: [] } : {}),
          ...(asked.has('service_categories') ? { service_categories: [] } : {}),
        };
      },
    );
  },
};
