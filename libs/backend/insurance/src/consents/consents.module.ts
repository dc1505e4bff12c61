import { consentsSchema, withdrawConsentSchema } from '@haat/api-contract';
import { isStepUpDue, recordedNetwork, refuseBeforeStepUp, requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { consentsOf, withdrawDocumentConsent } from './withdraw-consent.ts';

const PATH = '/user/v1/consents';
const common = { tags: ['users'], security: [{ bearer: [] }] };
const response = { 200: consentsSchema, ...errorAnswers };

/** Where a person sees what they agreed to, and withdraws it. See docs/domain/identity.md#consents. */
export const consentsModule: Module = {
  name: 'consents',
  service: 'main',
  register(app, dependencies) {
    // Before the body is looked at: a guest is not told what is wrong with it.
    app.addHook('onRequest', requireUser);
    // Personal data must not be cached on the way.
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get(PATH, { schema: { ...common, summary: 'What a person agreed to', response } }, async (request) => {
      const { id } = signedInUser(request);
      // A stranger with the number does not learn what who had it agreed to.
      if (await isStepUpDue(dependencies.database, id)) return { results: [] };
      return { results: await consentsOf(dependencies, id) };
    });

    app.post(
      `${PATH}/withdrawal`,
      {
        config: { cost: ROUTE_COST.transaction },
        schema: { ...common, summary: 'Withdraws a consent', body: withdrawConsentSchema, response },
      },
      async (request) => {
        const { id } = signedInUser(request);
        await refuseBeforeStepUp(dependencies.database, id);
        await withdrawDocumentConsent(dependencies, { userId: id, network: recordedNetwork(request.ip) });
        return { results: await consentsOf(dependencies, id) };
      },
    );
  },
};
