import {
  geocodedSchema,
  placeQuerySchema,
  placeSearchQuerySchema,
  placeSearchSchema,
  reverseQuerySchema,
} from '@haat/api-contract';
import { z } from 'zod';
import { errorAnswers, publicReads, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { toLatLng } from './earth.ts';
import { mapsGeocoder } from './maps-geocoder.ts';
import { pincodeGeocoder } from './pincode-geocoder.ts';

/** The language of place names when none is requested: that of the data. */
const PLAIN_LANGUAGE = 'en';

/** Places by name, PIN code and position. */
export const locationModule: Module = {
  name: 'location',
  service: 'location',
  register(app, dependencies) {
    const geocoder = mapsGeocoder(pincodeGeocoder(publicReads(dependencies.database)), dependencies);

    app.get(
      '/location/v1/places',
      {
        config: { cost: ROUTE_COST.search },
        schema: {
          tags: ['location'],
          summary: 'Places by PIN code, post office or district',
          querystring: placeSearchQuerySchema,
          response: { 200: placeSearchSchema, ...errorAnswers },
        },
      },
      async ({ query }) => ({ results: await geocoder.search(query.q, query.lang ?? PLAIN_LANGUAGE) }),
    );

    app.get(
      '/location/v1/places/:pincode',
      {
        schema: {
          tags: ['location'],
          summary: 'The place of a PIN code',
          params: z.object({ pincode: z.string().regex(/^\d{6}$/) }),
          querystring: placeQuerySchema,
          response: { 200: geocodedSchema, ...errorAnswers },
        },
      },
      async ({ params, query }) => {
        const place = await geocoder.byPincode(params.pincode, query.lang ?? PLAIN_LANGUAGE);
        if (place === null) throw new ServiceError('location_error.pincode_unknown');
        return place;
      },
    );

    app.get(
      '/location/v1/reverse',
      {
        schema: {
          tags: ['location'],
          summary: 'The place nearest to a position',
          querystring: reverseQuerySchema,
          response: { 200: geocodedSchema, ...errorAnswers },
        },
      },
      async ({ query }) => {
        const place = await geocoder.reverse(toLatLng(query.lat_lng), query.lang ?? PLAIN_LANGUAGE);
        if (place === null) throw new ServiceError('location_error.outside_india');
        // The farmer's own position, not the post office's: shops are found by it.
        return { ...place, latLng: query.lat_lng };
      },
    );
  },
};
