import { askedConsent, consentingFarmer, consentOf, revocationToken } from '../../market/consents.ts';
import { newNumber } from '../../market/sign-in.ts';
import type { GoodRoutes, RequestBuilder } from './request-builder.ts';

const aLink: RequestBuilder = async (people) => ({ path: { token: await revocationToken(people) } });

/** What agents ask farmers for, and how farmers take it back. */
export const AGENTS: GoodRoutes = {
  'POST /agent/v1/consent-requests': { 'of a new number': () => ({ body: consentOf(newNumber()) }) },
  'POST /agent/v1/consents': {
    'with the code': async (people) => ({ body: await askedConsent(people, newNumber()) }),
  },
  'GET /agent/v1/farmers/{id}': {
    'one who has given it': async (people) => ({ path: { id: (await consentingFarmer(people)).farmerId } }),
  },
  'POST /user/v1/agents/{id}/revocation': {
    // Without a consent it changes nothing, and is granted: the farmer may ask for it again.
    'of an agent': ({ agent }) => ({ path: { id: agent.person.userId } }),
  },
  'GET /agent/v1/revocations/{token}': { 'of a message': aLink },
  'POST /agent/v1/revocations/{token}': { 'of a message': aLink },
};
