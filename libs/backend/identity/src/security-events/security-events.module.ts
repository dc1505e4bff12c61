import { PAGE_SIZE, securityEventsQuerySchema, securityEventsSchema } from '@haat/api-contract';
import { errorAnswers, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { findSecurityEvents } from '@haat/backend-security-events';

import { requireRole } from '../sessions/require-role.ts';

const PATH = '/support/v1/security-events';

/** The record of security events, for support; who reads it is recorded in it. */
export const securityEventsModule: Module = {
  name: 'security-events',
  service: 'main',
  register(app, { database }) {
    app.addHook('onRequest', requireRole('support'));

    app.get(
      PATH,
      {
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          summary: 'What happened to accounts and money, the newest first; of a person, of a kind, of a time',
          querystring: securityEventsQuerySchema,
          response: { 200: securityEventsSchema, ...errorAnswers },
        },
      },
      async ({ query }) => {
        const { user_id: userId, kind, from, before, page } = query;
        const filter = { userId, kind, from: timeOf(from), before: timeOf(before) };
        const { count, results } = await findSecurityEvents(database, filter, { page, pageSize: PAGE_SIZE });
        const events = results.map((event) => ({
          id: String(event.id),
          at: event.at.toISOString(),
          kind: event.kind,
          user_id: event.userId,
          network: event.network,
          subjects: event.subjects,
        }));
        return pageOf(events, { count, page, pageSize: PAGE_SIZE, path: PATH, query });
      },
    );
  },
};

function timeOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
