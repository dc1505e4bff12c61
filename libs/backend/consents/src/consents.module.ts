import { orderQuerySchema, otpSentSchema } from '@haat/api-contract';
import {
  agentsFarmerSchema,
  agentsFarmersSchema,
  askConsentSchema,
  giveConsentSchema,
} from '@haat/api-contract/agents';
import { z } from 'zod';
import { requireAgent, signedInUser } from '@haat/backend-identity';
import { errorAnswers, isId, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Module } from '@haat/backend-platform';

import { consentsOfPair } from './consents-of.ts';
import { giveConsent } from './giving/give-consent.ts';
import { requestConsent } from './giving/request-consent.ts';
import { agentsFarmers } from './lists/agents-farmers.ts';
import { consentState } from './lists/consent-state.ts';

const common = { tags: ['agents'], security: [{ bearer: [] }] };

/** What an agent asks: a farmer's consent, and for whom there is one. */
export const consentsModule: Module = {
  name: 'agent-consents',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireAgent);

    app.post(
      '/agent/v1/consent-requests',
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          ...common,
          summary: 'Sends the code by which a farmer lets the agent act',
          querystring: orderQuerySchema,
          body: askConsentSchema,
          response: { 200: otpSentSchema, ...errorAnswers },
        },
      },
      (request) =>
        requestConsent(dependencies, {
          agentId: signedInUser(request).id,
          callerAddress: request.ip,
          asked: request.body,
          language: request.query.lang,
        }),
    );

    app.post(
      '/agent/v1/consents',
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          ...common,
          summary: 'Takes the code that the farmer told: from now on the agent may act for the farmer',
          querystring: orderQuerySchema,
          body: giveConsentSchema,
          response: { 200: agentsFarmerSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { id: agentId } = signedInUser(request);
        const { request_id: requestId, otp } = request.body;
        const { lang: language } = request.query;
        const farmerId = await giveConsent(dependencies, {
          agentId,
          requestId,
          otp,
          callerAddress: request.ip,
          language,
        });
        return oneFarmer(dependencies, agentId, farmerId);
      },
    );

    app.get(
      '/agent/v1/farmers',
      {
        schema: {
          ...common,
          summary: 'Farmers for whom the agent may act now',
          response: { 200: agentsFarmersSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: await agentsFarmers(dependencies, { agentId: signedInUser(request).id }) }),
    );

    app.get(
      '/agent/v1/farmers/:id',
      {
        schema: {
          ...common,
          summary: 'One of them',
          // What is no id at all is answered like a farmer without a consent.
          params: z.object({ id: z.string().min(1).max(100) }),
          response: { 200: agentsFarmerSchema, ...errorAnswers },
        },
      },
      (request) => oneFarmer(dependencies, signedInUser(request).id, request.params.id),
    );
  },
};

async function oneFarmer(dependencies: Dependencies, agentId: string, farmerId: string) {
  if (!isId(farmerId)) throw new ServiceError('consent_error.none');
  const [farmer] = await agentsFarmers(dependencies, { agentId, farmerId });
  if (farmer !== undefined) return farmer;
  const [newest] = await consentsOfPair(dependencies.database, { agentId, farmerId });
  const state = newest === undefined ? 'none' : consentState(newest, dependencies.now());
  throw new ServiceError(state === 'revoked' || state === 'expired' ? `consent_error.${state}` : 'consent_error.none');
}
