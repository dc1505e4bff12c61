import { languageSchema, PAGE_SIZE, pageQuerySchema } from '@haat/api-contract';
import { geotagCampaignInputSchema, geotagCampaignSchema, geotagCampaignsSchema } from '@haat/api-contract/geotags';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireRole } from '@haat/backend-identity';
import { errorAnswers, pageOf, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { addCampaign, campaignsOf, closeCampaign } from './campaigns.ts';

const PATH = '/support/v1/geotag-campaigns';
const common = { tags: ['support'], security: [{ bearer: [] }] };
const config = { cost: ROUTE_COST.transaction };

/** Where operators ask for visits to fields. See docs/domain/fields.md#geotag-tasks. */
export const geotagCampaignsModule: Module = {
  name: 'geotag-campaigns',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('support'));

    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'Campaigns of geotags, the newest first, with how their tasks stand',
          querystring: pageQuerySchema.extend({ lang: languageSchema.default('hi') }),
          response: { 200: geotagCampaignsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page, lang: language } = request.query;
        const { count, campaigns } = await campaignsOf(database, { page, language });
        return pageOf(campaigns, { count, page, pageSize: PAGE_SIZE, path: PATH, query: request.query });
      },
    );
    app.post(
      PATH,
      {
        config,
        schema: {
          ...common,
          summary: 'Begins a campaign: each field that fits is to be visited',
          body: geotagCampaignInputSchema,
          response: { 201: geotagCampaignSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const id = await addCampaign(dependencies, request.body, false);
        const [campaign] = (await campaignsOf(database, { page: 1, language: 'en', id })).campaigns;
        if (campaign === undefined) throw new ServiceError('request_error.not_found');
        return reply.code(201).send(campaign);
      },
    );
    app.post(
      `${PATH}/:id/close`,
      {
        config,
        schema: {
          ...common,
          summary: 'Ends a campaign before its last day; what is open is cancelled',
          params: z.object({ id: z.string().min(1).max(LONGEST_ID) }),
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await closeCampaign(dependencies, request.params.id);
        return reply.code(204).send(null);
      },
    );
  },
};
