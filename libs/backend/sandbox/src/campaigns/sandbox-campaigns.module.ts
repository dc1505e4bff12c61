import { campaignNameSchema } from '@haat/api-contract';
import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { campaigns } from '@haat/backend-checkout/tables';
import { campaignDetails } from '@haat/backend-checkout';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

/** As many as a page of the sandbox shows. */
const MOST_SHOWN = 100;
const linksSchema = z.object({
  results: z.array(
    z.object({ name: campaignNameSchema, code: z.string(), path: z.string(), valid_until: z.iso.date() }),
  ),
});

/** Shows the links that a message would have brought. It exists only where no message is sent. */
export const sandboxCampaignsModule: Module = {
  name: 'sandbox-campaigns',
  service: 'main',
  register(app, dependencies) {
    if (dependencies.adapters.sms.kind !== 'sandbox') return;
    app.get(
      '/sandbox/campaigns.json',
      {
        schema: {
          tags: ['sandbox'],
          summary: 'Campaign links that no message brings',
          response: { 200: linksSchema, ...errorAnswers },
        },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        const rows = await dependencies.database
          .select()
          .from(campaigns)
          .orderBy(asc(campaigns.number))
          .limit(MOST_SHOWN);
        const written = await Promise.all(
          rows.map((row) => campaignDetails(dependencies.database, dependencies, row, 0)),
        );
        return {
          results: written.map(({ name, code, path, valid_until }) => ({ name, code, path, valid_until })),
        };
      },
    );
  },
};
