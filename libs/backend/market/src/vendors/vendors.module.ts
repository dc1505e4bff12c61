import { PAGE_SIZE, centresQuerySchema, pagedSchema, vendorQuerySchema, vendorSchema } from '@haat/api-contract';
import { z } from 'zod';
import { errorAnswers, pageOf, publicReads, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { toLatLng } from '../location/earth.ts';
import { centresNear, vendorById } from './vendors-serving.ts';

/** Shops of the hyperlocal marketplace. */
export const vendorsModule: Module = {
  name: 'vendors',
  service: 'main',
  register(app, { database: own, now }) {
    const database = publicReads(own);
    app.get(
      '/hyperlocal/v1/centres',
      {
        schema: {
          tags: ['vendors'],
          summary: 'Distribution centres within 300 km, nearest first',
          querystring: centresQuerySchema,
          response: { 200: pagedSchema(vendorSchema), ...errorAnswers },
        },
      },
      async ({ query }) => {
        const { count, centres } = await centresNear(database, toLatLng(query.lat_lng), {
          language: query.lang,
          now: now(),
          page: query.page,
        });
        return pageOf(centres, { count, page: query.page, pageSize: PAGE_SIZE, path: '/hyperlocal/v1/centres', query });
      },
    );

    app.get(
      '/hyperlocal/v1/vendors/:id',
      {
        schema: {
          tags: ['vendors'],
          summary: 'One shop',
          params: z.object({ id: z.string().min(1).max(64) }),
          querystring: vendorQuerySchema,
          response: { 200: vendorSchema, ...errorAnswers },
        },
      },
      async ({ params, query }) => {
        const vendor = await vendorById(database, params.id, {
          latLng: query.lat_lng === undefined ? undefined : toLatLng(query.lat_lng),
          language: query.lang,
          now: now(),
        });
        if (vendor === null) throw new ServiceError('provider_error.vendor_unknown');
        return vendor;
      },
    );
  },
};
