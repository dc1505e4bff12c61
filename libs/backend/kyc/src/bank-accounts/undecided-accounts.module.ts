import { accountDecidedSchema, accountDecisionSchema, undecidedAccountsSchema } from '@haat/api-contract/kyc';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { decideAccount, undecidedAccounts } from './undecided-accounts.ts';

const PATH = '/support/v1/bank-accounts';
const common = { tags: ['support'], security: [{ bearer: [] }] };

/** Bank accounts of which support decides whether they are the person's. */
export const undecidedAccountsModule: Module = {
  name: 'undecided-accounts',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireRole('support'));
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'Accounts whose names support has to compare',
          response: { 200: undecidedAccountsSchema, ...errorAnswers },
        },
      },
      async () => ({ results: await undecidedAccounts(dependencies) }),
    );
    app.post(
      `${PATH}/:id/decision`,
      {
        schema: {
          ...common,
          summary: 'Verifies or rejects an account',
          params: z.object({ id: z.string().min(1).max(LONGEST_ID) }),
          body: accountDecisionSchema,
          response: { 200: accountDecidedSchema, ...errorAnswers },
        },
      },
      (request) => decideAccount(dependencies, signedInUser(request).id, request.params.id, request.body),
    );
  },
};
