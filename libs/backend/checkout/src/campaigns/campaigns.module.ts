import {
  campaignQuerySchema,
  campaignSchema,
  cartViewSchema,
  fillCartSchema,
  LONGEST_CAMPAIGN_CODE,
} from '@haat/api-contract';
import { z } from 'zod';
import { optionalUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { cartView } from '../carts/cart-view.ts';
import { guestCartHeaders, requiredOwner } from '../carts/request-owner.ts';

import { CAMPAIGN_MARKETPLACE, campaignView } from './campaign-view.ts';
import { fillFromCampaign } from './fill-from-campaign.ts';
import { openCampaign } from './open-campaign.ts';

const PATH = '/growth/v1/campaigns/:code';
const params = z.object({ code: z.string().min(1).max(LONGEST_CAMPAIGN_CODE) });

/** Campaign links: what one offers, and the cart filled with it. */
export const campaignsModule: Module = {
  name: 'campaigns',
  service: 'main',
  register(app, dependencies) {
    const { database, configuration, now } = dependencies;
    app.addHook('onRequest', optionalUser);
    const common = { tags: ['campaigns'], params, querystring: campaignQuerySchema };

    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'What a campaign’s code opens, at today’s prices',
          response: { 200: campaignSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const farmerId = request.user?.id ?? null;
        const { lang: language, lat_lng: latLng } = request.query;
        return campaignView(database, await openCampaign(database, dependencies, request.params.code, farmerId), {
          farmerId,
          language,
          latLng,
          couponsOn: configuration.couponsOn,
          now: now(),
        });
      },
    );

    app.post(
      `${PATH}/cart`,
      {
        schema: {
          ...common,
          summary: 'Puts a campaign’s goods into the cart, once however often it is asked',
          headers: guestCartHeaders,
          body: fillCartSchema,
          response: { 200: cartViewSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const farmerId = request.user?.id ?? null;
        const { lang: language, lat_lng: latLng } = request.query;
        const owner = requiredOwner(request);
        await fillFromCampaign(dependencies, request.params.code, {
          owner,
          farmerId,
          language,
          replace: request.body.replace,
        });
        return cartView(database, {
          owner,
          userId: farmerId,
          marketplace: CAMPAIGN_MARKETPLACE,
          language,
          latLng,
          now: now(),
        });
      },
    );
  },
};
