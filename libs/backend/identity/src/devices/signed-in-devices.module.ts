import { signedInDevicesSchema } from '@haat/api-contract/account';
import type { SignedInDevice } from '@haat/api-contract/account';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { recordedNetwork } from '../networks/recorded-network.ts';
import { requireUser } from '../sessions/request-user.ts';
import { signedInUser } from '../sessions/signed-in-user.ts';
import { endOneSession, endSessionsButOne, sessionsOf } from './signed-in-devices.ts';
import type { PersonInSession } from './signed-in-devices.ts';

const PATH = '/user/v1/sessions';
const common = { tags: ['users'], security: [{ bearer: [] }] };
const response = { 200: signedInDevicesSchema, ...errorAnswers };
const config = { cost: ROUTE_COST.transaction };

/** Where a person sees on which devices they are signed in, and signs out there. */
export const signedInDevicesModule: Module = {
  name: 'signed-in-devices',
  service: 'main',
  register(app, dependencies) {
    // Sessions of an outside identity service are that service's matter.
    if (dependencies.configuration.identityIssuer !== null) return;
    app.addHook('onRequest', requireUser);
    const left = async (person: PersonInSession): Promise<{ results: SignedInDevice[] }> => ({
      results: await sessionsOf(dependencies, person),
    });

    app.get(PATH, { schema: { ...common, summary: 'Where the caller is signed in', response } }, (request) =>
      left(personInSession(request)),
    );
    app.post(
      `${PATH}/end-others`,
      { config, schema: { ...common, summary: 'Signs the caller out everywhere else', response } },
      async (request) => {
        await endSessionsButOne(dependencies, personInSession(request));
        return left(personInSession(request));
      },
    );
    app.post(
      `${PATH}/:id/end`,
      {
        config,
        schema: {
          ...common,
          summary: 'Signs the caller out on one device',
          params: z.object({ id: z.string().max(LONGEST_ID) }),
          response,
        },
      },
      async (request) => {
        await endOneSession(dependencies, personInSession(request), request.params.id);
        return left(personInSession(request));
      },
    );
  },
};

/** The person of a request to a route behind `requireUser`, in their session. */
export function personInSession(request: FastifyRequest): PersonInSession {
  const { id: userId, claims } = signedInUser(request);
  return { userId, authId: claims.sub, session: claims.sid ?? '', network: recordedNetwork(request.ip) };
}
