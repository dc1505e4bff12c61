import { pushStateSchema, pushSubscriptionBodySchema } from '@haat/api-contract/account';
import type { PushState } from '@haat/api-contract/account';
import type { FastifyRequest } from 'fastify';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { requireUser } from '../sessions/request-user.ts';
import { signedInUser } from '../sessions/signed-in-user.ts';
import { isSubscribed, subscribe, unsubscribe, type SubscribingSession } from './subscriptions.ts';
import { vapidKeys } from './vapid-keys.ts';

const PATH = '/user/v1/push';
const common = { tags: ['users'], security: [{ bearer: [] }] };
const response = { 200: pushStateSchema, ...errorAnswers };

/** Where a browser subscribes to messages, and ends that. */
export const pushModule: Module = {
  name: 'push',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);
    // A session of an outside identity service ends without our knowing, and messages would go on.
    const isOffered = () => dependencies.adapters.push.isOn && dependencies.configuration.identityIssuer === null;
    const stateOf = async (request: FastifyRequest): Promise<PushState> => {
      const session = sessionOf(request);
      if (session === null || !isOffered()) return { public_key: null, is_on: false };
      const { publicKey } = await vapidKeys(dependencies);
      return { public_key: publicKey, is_on: await isSubscribed(dependencies.database, session.session) };
    };
    app.get(
      PATH,
      { schema: { ...common, summary: 'Whether messages come to the browser of this session', response } },
      (request) => stateOf(request),
    );
    app.put(
      PATH,
      {
        schema: {
          ...common,
          summary: 'Sends messages to the browser of this session',
          body: pushSubscriptionBodySchema,
          response,
        },
      },
      async (request) => {
        const session = sessionOf(request);
        if (session === null || !isOffered()) throw new ServiceError('request_error.not_found');
        await subscribe(dependencies, session, request.body);
        return stateOf(request);
      },
    );
    app.delete(
      PATH,
      { schema: { ...common, summary: 'Sends no more messages to the browser of this session', response } },
      async (request) => {
        const session = sessionOf(request);
        if (session !== null) await unsubscribe(dependencies.database, [session.session]);
        return stateOf(request);
      },
    );
  },
};

/** The session that asks; null where its token names none. */
function sessionOf(request: FastifyRequest): SubscribingSession | null {
  const { id: userId, claims } = signedInUser(request);
  return claims.sid === undefined ? null : { userId, session: claims.sid };
}
