import {
  campaignInputSchema,
  campaignNameSchema,
  PAGE_SIZE,
  pageQuerySchema,
  campaignDetailsSchema,
  campaignDetailsListSchema,
} from '@haat/api-contract';
import { count, desc } from 'drizzle-orm';
import { z } from 'zod';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { ordersOf } from './campaign-rows.ts';
import { campaigns } from './tables.ts';
import { writeCampaign, campaignDetails } from './write-campaign.ts';

const PATH = '/support/v1/campaigns';
const common = { tags: ['support'], security: [{ bearer: [] }] };

/** Where support writes campaigns and finds their links. Each writing is logged with who did it, never with a code. */
export const campaignAdminModule: Module = {
  name: 'campaign-admin',
  service: 'main',
  register(app, dependencies) {
    const { database, log } = dependencies;
    app.addHook('onRequest', requireRole('support'));

    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'Campaigns with their links and what came of them, the newest first',
          querystring: pageQuerySchema,
          response: { 200: campaignDetailsListSchema, ...errorAnswers },
        },
      },
      async ({ query }) => {
        const [total] = await database.select({ count: count() }).from(campaigns);
        const rows = await database
          .select()
          .from(campaigns)
          .orderBy(desc(campaigns.createdAt), desc(campaigns.number))
          .limit(PAGE_SIZE)
          .offset((query.page - 1) * PAGE_SIZE);
        const orders = await ordersOf(
          database,
          rows.map(({ number }) => number),
        );
        const results = await Promise.all(
          rows.map((row) => campaignDetails(database, dependencies, row, orders.get(row.number) ?? 0)),
        );
        return pageOf(results, { count: total?.count ?? 0, page: query.page, pageSize: PAGE_SIZE, path: PATH, query });
      },
    );

    app.put(
      `${PATH}/:name`,
      {
        schema: {
          ...common,
          summary: 'Writes or changes a campaign, and says its link',
          params: z.object({ name: campaignNameSchema }),
          body: campaignInputSchema,
          response: { 200: campaignDetailsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const written = await writeCampaign(dependencies, request.params.name, request.body);
        log.info({ campaign: written.name, supporter: signedInUser(request).id }, 'a campaign was written');
        return written;
      },
    );
  },
};
