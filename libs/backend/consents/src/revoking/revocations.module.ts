import {
  farmersAgentsSchema,
  LONGEST_REVOCATION_TOKEN,
  revocationSchema,
  supportRevocationSchema,
  supportRevokedSchema,
} from '@haat/api-contract/agents';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  recordedNetwork,
  requireRole,
  requireUser,
  signedInUser,
  userOfId,
  usersOfContact,
  userWithPhoneNumber,
} from '@haat/backend-identity';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Module } from '@haat/backend-platform';

import { agentName } from '../agent-name.ts';
import { consentsOfPair } from '../consents-of.ts';
import type { ConsentRow } from '../consents-of.ts';
import { consentState } from '../lists/consent-state.ts';
import { farmersAgents } from '../lists/farmers-agents.ts';
import { agentConsents } from '../tables.ts';
import { consentOfToken } from './revocation-token.ts';
import { revokeConsents } from './revoke-consents.ts';

const tags = ['agents'];
const security = [{ bearer: [] }];

/** The farmer's agents, and revoking one. */
export const farmersAgentsModule: Module = {
  name: 'farmers-agents',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);
    const response = { 200: farmersAgentsSchema, ...errorAnswers };

    app.get(
      '/user/v1/agents',
      { schema: { tags, security, summary: 'Agents with the farmer’s consent, and what they did', response } },
      async (request) => ({ results: await farmersAgents(dependencies, signedInUser(request).id) }),
    );

    app.post(
      '/user/v1/agents/:id/revocation',
      {
        schema: {
          tags,
          security,
          summary: 'Revokes an agent’s consent at once; again changes nothing',
          params: z.object({ id: z.uuid() }),
          response,
        },
      },
      async (request) => {
        const { id: farmerId } = signedInUser(request);
        const network = recordedNetwork(request.ip);
        await revokeConsents(dependencies, { farmerId, agentId: request.params.id, by: 'farmer', network });
        return { results: await farmersAgents(dependencies, farmerId) };
      },
    );
  },
};

/** Revoking by the link of an SMS, without signing in. */
export const revocationLinksModule: Module = {
  name: 'revocation-links',
  service: 'main',
  register(app, dependencies) {
    const params = z.object({ token: z.string().max(LONGEST_REVOCATION_TOKEN) });
    const response = { 200: revocationSchema, ...errorAnswers };

    app.get(
      '/agent/v1/revocations/:token',
      { schema: { tags, summary: 'What a link would revoke; nothing is changed', params, response } },
      async (request) => shownConsent(dependencies, await consentOfLink(dependencies, request.params.token)),
    );

    app.post(
      '/agent/v1/revocations/:token',
      { schema: { tags, summary: 'Revokes at once; again changes nothing', params, response } },
      async (request) => {
        const { farmerId, agentId } = await consentOfLink(dependencies, request.params.token);
        const network = recordedNetwork(request.ip);
        await revokeConsents(dependencies, { farmerId, agentId, by: 'link', network });
        return shownConsent(dependencies, await consentOfLink(dependencies, request.params.token));
      },
    );
  },
};

/** Revoking for a farmer who calls. */
export const supportRevocationsModule: Module = {
  name: 'support-revocations',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireRole('support'));

    app.post(
      '/support/v1/agent-consents/revocation',
      {
        schema: {
          tags: ['support'],
          security,
          summary: 'Revokes every consent of the farmers of a number',
          body: supportRevocationSchema,
          response: { 200: supportRevokedSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { database } = dependencies;
        const { phone_number: phoneNumber } = request.body;
        const own = await userWithPhoneNumber(database, phoneNumber);
        const farmers = [...(own === null ? [] : [own]), ...(await usersOfContact(database, phoneNumber))];
        const network = recordedNetwork(request.ip);
        let revoked = 0;
        for (const { id: farmerId } of farmers)
          revoked += await revokeConsents(dependencies, { farmerId, agentId: null, by: 'support', network });
        return { revoked };
      },
    );
  },
};

/** @throws ServiceError `consent_error.link_unknown` */
async function consentOfLink(dependencies: Dependencies, token: string): Promise<ConsentRow> {
  const { database } = dependencies;
  const id = await consentOfToken(dependencies, token);
  const [consent] = id === null ? [] : await database.select().from(agentConsents).where(eq(agentConsents.id, id));
  if (consent === undefined) throw new ServiceError('consent_error.link_unknown');
  return consent;
}

/** Of several consents of the same agent the one in force is shown: revoking ends all of them. */
async function shownConsent({ database, now }: Dependencies, linked: ConsentRow) {
  const agent = await userOfId(database, linked.agentId);
  const farmer = await userOfId(database, linked.farmerId);
  const all = await consentsOfPair(database, linked);
  const shown = all.find((one) => consentState(one, now()) === 'active') ?? linked;
  return {
    agent_name: agent === null ? '' : agentName(agent),
    state: consentState(shown, now()),
    purposes: shown.purposes,
    until: shown.until.toISOString(),
    farmer_name: shown.standInName === null ? null : (farmer?.fullName ?? ''),
    revoked_at: shown.revokedAt?.toISOString() ?? null,
  };
}
