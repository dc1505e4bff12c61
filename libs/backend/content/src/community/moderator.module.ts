import { reportDecisionSchema, reportedThingsSchema } from '@haat/api-contract/community';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { decide, reportedThings } from './reports.ts';

const tags = ['moderator'];
const security = [{ bearer: [] }];

/** What moderators see and decide. See docs/domain/content.md#reports. */
export const moderatorModule: Module = {
  name: 'content-moderator',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireRole('moderator'));

    app.get(
      '/moderator/v1/reports',
      {
        schema: {
          tags,
          security,
          summary: 'What was reported and waits for a decision, the longest waiting first',
          response: { 200: reportedThingsSchema, ...errorAnswers },
        },
      },
      async () => ({ results: await reportedThings(dependencies.database) }),
    );

    app.post(
      '/moderator/v1/decisions',
      {
        schema: {
          tags,
          security,
          summary: 'Keeps what was reported, or takes it away for good',
          body: reportDecisionSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await decide(dependencies, signedInUser(request).id, request.body);
        return reply.code(204).send(null);
      },
    );
  },
};
