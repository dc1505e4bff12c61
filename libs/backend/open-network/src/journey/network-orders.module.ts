import { networkJourneySchema, placeNetworkOrderSchema } from '@haat/api-contract/open-network';
import { languageSchema } from '@haat/api-contract';
import { DEFAULT_LANGUAGE, LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { findOwnJourney } from './journey-rows.ts';
import { journeyView } from './journey-view.ts';
import { placeNetworkOrder } from './place-network-order.ts';

const PATH = '/ondc/v1/orders';
const common = {
  tags: ['open network'],
  security: [{ bearer: [] }],
  querystring: z.object({ lang: languageSchema.default(DEFAULT_LANGUAGE) }),
  response: { 200: networkJourneySchema, ...errorAnswers },
};

/** Orders of the open network on their way to the shop. */
export const networkOrdersModule: Module = {
  name: 'network-orders',
  service: 'open-network',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireUser);

    app.post(
      PATH,
      { schema: { ...common, summary: 'Orders what the shop has quoted', body: placeNetworkOrderSchema } },
      async (request) => {
        const { id: farmerId } = signedInUser(request);
        const id = await placeNetworkOrder(dependencies, farmerId, request.body);
        return journeyView(dependencies, database, await findOwnJourney(database, farmerId, id));
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          ...common,
          summary: 'Where an order stands on its way to the shop',
          params: z.object({ id: z.string().min(1).max(LONGEST_ID) }),
        },
      },
      async (request) =>
        journeyView(
          dependencies,
          database,
          await findOwnJourney(database, signedInUser(request).id, request.params.id),
        ),
    );
  },
};
