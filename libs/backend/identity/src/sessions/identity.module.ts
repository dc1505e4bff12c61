import formbody from '@fastify/formbody';
import { deviceIdSchema, languageSchema, otpSentSchema, sendOtpSchema, tokenSetSchema } from '@haat/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { errorAnswers, ServiceError, ROUTE_COST } from '@haat/backend-platform';
import type { App, Dependencies, Module } from '@haat/backend-platform';

import { NETWORK_HEADER, RECORDED_NETWORK_HEADER } from '../networks/caller-network.ts';
import { networkHash } from '../networks/network-hash.ts';
import { recordedNetwork } from '../networks/recorded-network.ts';
import { registerPasskeyChallenge } from '../passkeys/passkey-challenge-route.ts';
import { registerPhoneProfiles } from '../profiles/profiles.module.ts';
import { registerSecondFactor } from '../second-factor/second-factor-route.ts';
import { currentProvider } from './current-provider.ts';
import { endSession } from './end-session.ts';
import { realmPath } from './issuer.ts';
import { REALM_ROUTES } from './openid-provider.ts';
import { sendOtp } from '../codes/send-otp.ts';

const TEN_DIGITS = /^\d{10}$/;

const oauthErrorSchema = z.object({ error: z.string(), error_description: z.string().optional() });
const tokenAnswerSchema = tokenSetSchema.extend({
  'not-before-policy': z.number(),
  session_state: z.string(),
  scope: z.string(),
});
const tokenFormSchema = z.object({
  grant_type: z.string(),
  client_id: z.string(),
  client_secret: z.string().optional(),
  request_id: z.string().optional(),
  otp: z.string().optional(),
  device_id: z.string().optional(),
  device_kind: z.string().max(20).optional(),
  factor_code: z.string().optional(),
  passkey: z.string().optional(),
  profile_id: z.string().optional(),
  lock: z.string().optional(),
  refresh_token: z.string().optional(),
  redirect_uri: z.string().optional(),
});
const logoutFormSchema = z.object({
  client_id: z.string().max(100),
  refresh_token: z.string().max(4000),
  client_secret: z.string().max(200).optional(),
});

/** Sign-in by one-time password, with tokens in Keycloak's wire form at Keycloak's paths. */
export const identityModule: Module = {
  name: 'identity',
  service: 'auth',
  async register(app, dependencies) {
    // An outside identity service takes this one's place altogether.
    if (dependencies.configuration.identityIssuer !== null) return;
    const provider = currentProvider(dependencies);
    // Keys are made at the start, not under the first farmer who signs in.
    await provider();
    registerOtp(app, dependencies);
    registerSecondFactor(app, dependencies);
    registerPasskeyChallenge(app, dependencies);
    registerPhoneProfiles(app, dependencies);
    await app.register(async (scope: App) => registerLogout(scope, dependencies, provider));
    await app.register(async (scope: App) => registerOpenId(scope, dependencies, provider));
  },
};

function registerOtp(app: App, dependencies: Dependencies): void {
  app.post(
    `${realmPath(dependencies.configuration)}/otp`,
    {
      config: { cost: ROUTE_COST.transaction },
      schema: {
        tags: ['identity'],
        summary: 'Sends a one-time password by SMS',
        querystring: z.object({ lang: languageSchema.optional() }),
        body: sendOtpSchema.extend({
          phone_number: z.string().max(20),
          device_id: deviceIdSchema.optional(),
          human_check: z.string().max(4000).optional(),
        }),
        response: { 200: otpSentSchema, ...errorAnswers },
      },
    },
    async (request) => {
      const { phone_number: phoneNumber, device_id: deviceId, human_check: humanCheck } = request.body;
      if (!TEN_DIGITS.test(phoneNumber)) throw new ServiceError('auth_error.mobile_invalid');
      return sendOtp(dependencies, {
        phoneNumber,
        callerAddress: request.ip,
        language: request.query.lang,
        deviceId,
        humanCheck,
      });
    },
  );
}

async function registerLogout(app: App, dependencies: Dependencies, provider: () => Promise<Provider>): Promise<void> {
  const { configuration } = dependencies;
  await app.register(formbody);
  app.post(
    realmPath(configuration) + REALM_ROUTES.logout,
    {
      schema: {
        tags: ['identity'],
        summary: 'Ends the session of a refresh token',
        consumes: ['application/x-www-form-urlencoded'],
        body: logoutFormSchema,
        response: { 204: z.null(), 401: z.union([oauthErrorSchema, errorAnswers['4xx']]), ...errorAnswers },
      },
    },
    async (request, reply) => {
      const result = await endSession(await provider(), dependencies, {
        ...request.body,
        network: recordedNetwork(request.ip),
      });
      if (result === 'client-refused')
        return reply.code(401).send({ error: 'invalid_client', error_description: 'client authentication failed' });
      return reply.code(204).send(null);
    },
  );
}

/** The paths that the OpenID library answers itself. It reads the request's body, so nothing may read it before. */
function registerOpenId(app: App, dependencies: Dependencies, provider: () => Promise<Provider>): void {
  const { configuration } = dependencies;
  const realm = realmPath(configuration);
  const { host } = new URL(configuration.publicAddress);
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = (await provider()).callback();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    // By the route, not the raw request target: that may be an absolute URL with another host.
    request.raw.url = (request.routeOptions.url ?? '').slice(realm.length);
    // Always the configured origin, regardless of the Host header; and errors are JSON regardless of Accept.
    Object.assign(request.raw.headers, {
      host,
      accept: 'application/json',
      [NETWORK_HEADER]: await networkHash(dependencies, request.ip),
      [RECORDED_NETWORK_HEADER]: recordedNetwork(request.ip) ?? '',
    });
    void answer(request.raw, reply.raw);
    return reply;
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.post(
    realm + REALM_ROUTES.token,
    {
      config: {
        cost: ROUTE_COST.exchange,
        documented: { body: tokenFormSchema, mediaTypes: ['application/x-www-form-urlencoded'] },
      },
      schema: {
        tags: ['identity'],
        summary: 'Exchanges a one-time password, a lock or a refresh token for tokens',
        response: {
          200: tokenAnswerSchema,
          '4xx': z.union([oauthErrorSchema, errorAnswers['4xx']]),
          '5xx': errorAnswers['5xx'],
        },
      },
    },
    pass,
  );
  app.get(
    realm + REALM_ROUTES.keys,
    {
      config: { cost: ROUTE_COST.free },
      schema: {
        tags: ['identity'],
        summary: 'The keys that sign access tokens',
        response: {
          200: {
            description: 'A JWK set',
            content: {
              'application/jwk-set+json': { schema: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
            },
          },
          ...errorAnswers,
        },
      },
    },
    pass,
  );
  app.get(
    realm + REALM_ROUTES.discovery,
    {
      config: { cost: ROUTE_COST.free },
      schema: {
        tags: ['identity'],
        summary: 'What the identity service offers',
        response: { 200: z.record(z.string(), z.unknown()), ...errorAnswers },
      },
    },
    pass,
  );
}
