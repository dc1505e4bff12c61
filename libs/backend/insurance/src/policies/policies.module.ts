import { languageSchema } from '@haat/api-contract';
import { policiesSchema, policySchema } from '@haat/api-contract/insurance-policies';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { z } from 'zod';
import { ownPolicies } from './own-policies.ts';

const PATH = '/insurance/v1/policies';
const tags = ['insurance'];
const security = [{ bearer: [] }];
const querystring = z.object({ lang: languageSchema.default('hi') });
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });

/** Policies of the signed-in farmer. See docs/domain/insurance.md#policies. */
export const policiesModule: Module = {
  name: 'insurance-policies',
  service: 'main',
  register(app, { database, now }) {
    app.addHook('onRequest', requireUser);

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Policies that came with the person’s orders, the newest first',
          querystring,
          response: { 200: policiesSchema, ...errorAnswers },
        },
      },
      async (request) => ({
        results: await ownPolicies(database, {
          ...{ farmerId: signedInUser(request).id, language: request.query.lang, today: indiaDay(now()) },
        }),
      }),
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'One policy of the person',
          params,
          querystring,
          response: { 200: policySchema, ...errorAnswers },
        },
      },
      async (request) => {
        const [policy] = await ownPolicies(database, {
          ...{ farmerId: signedInUser(request).id, language: request.query.lang, today: indiaDay(now()) },
          id: request.params.id,
        });
        if (policy === undefined) throw new ServiceError('request_error.not_found');
        return policy;
      },
    );
  },
};
