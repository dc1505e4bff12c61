import { callBacksSchema } from '@haat/api-contract/account';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { peopleToCall, wasCalled } from './call-backs.ts';

const PATH = '/support/v1/call-backs';
const tags = ['support'];
const security = [{ bearer: [] }];

/** Whom support is to call. See docs/domain/identity.md#calls-back. */
export const supportCallsModule: Module = {
  name: 'support-calls',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireRole('support'));

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Who waits for a call, the longest waiting first',
          response: { 200: callBacksSchema, ...errorAnswers },
        },
      },
      async () => ({ results: await peopleToCall(dependencies.database) }),
    );

    app.post(
      `${PATH}/:id/called`,
      {
        schema: {
          tags,
          security,
          summary: 'Says that the person was called',
          params: z.object({ id: z.string().min(1).max(LONGEST_ID) }),
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await wasCalled(dependencies, request.params.id, signedInUser(request).id);
        return reply.code(204).send(null);
      },
    );
  },
};
