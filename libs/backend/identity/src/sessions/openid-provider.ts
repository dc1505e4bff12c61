import type { ServerResponse } from 'node:http';
import { OTP_GRANT } from '@haat/api-contract';
import { PROFILE_GRANT } from '@haat/api-contract/account';
import { Provider } from 'oidc-provider';
import type { AccessToken, ClientMetadata, KoaContextWithOIDC } from 'oidc-provider';
import type { JWK } from 'jose';
import { describeError, errorBody, isDatabaseAway } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { PROFILE_GRANT_PARAMETERS, profileGrant } from '../profiles/profile-grant.ts';
import type { ProfileGrantGiven } from '../profiles/profile-grant.ts';
import { userOfAuthId } from '../users/user-of-auth-id.ts';
import { identityStore } from './identity-store.ts';
import { issuerOf } from './issuer.ts';
import { OTP_GRANT_PARAMETERS, otpGrant } from './otp-grant.ts';
import type { OtpGrantGiven } from './otp-grant.ts';
import { refreshGrant } from './refresh-grant.ts';
import { sharedSecret } from './shared-secret.ts';

/** Paths below the realm, as Keycloak has them. */
export const REALM_ROUTES = {
  token: '/protocol/openid-connect/token',
  logout: '/protocol/openid-connect/logout',
  keys: '/protocol/openid-connect/certs',
  discovery: '/.well-known/openid-configuration',
} as const;

/** The OpenID library, set up with our grants, our store and these keys, of which the first signs. */
export async function openIdProvider(dependencies: Dependencies, keys: JWK[]): Promise<Provider> {
  const { configuration, database, encryptor } = dependencies;
  const issuer = issuerOf(configuration);
  const secret = await sharedSecret(database, encryptor, 'refresh-successor');
  const provider = new Provider(issuer, {
    adapter: (model) => identityStore(dependencies, model),
    clients: configuration.identityClients.map(({ id, secret: clientSecret }) => clientMetadata(id, clientSecret)),
    jwks: { keys },
    cookies: { keys: [(await sharedSecret(database, encryptor, 'identity-cookies')).toString('base64url')] },
    clientAuthMethods: ['none', 'client_secret_post', 'client_secret_basic'],
    routes: { token: REALM_ROUTES.token, jwks: REALM_ROUTES.keys },
    responseTypes: [],
    scopes: ['openid', 'profile'],
    claims: {},
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
    },
    // Only the shells' servers call it, never a page.
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: configuration.accessTokenSeconds,
      RefreshToken: configuration.refreshTokenSeconds,
      Grant: configuration.refreshTokenSeconds,
    },
    async findAccount(_ctx, authId) {
      const user = await userOfAuthId(database, authId);
      return user === null ? undefined : { accountId: authId, claims: () => ({ sub: authId }) };
    },
    extraTokenClaims: (ctx, token) => tokenClaims(dependencies, ctx, token as AccessToken),
  });
  provider.registerGrantType<OtpGrantGiven>(
    OTP_GRANT,
    (ctx) => otpGrant(provider, dependencies, ctx),
    OTP_GRANT_PARAMETERS,
  );
  provider.registerGrantType<ProfileGrantGiven>(
    PROFILE_GRANT,
    (ctx) => profileGrant(provider, dependencies, ctx),
    PROFILE_GRANT_PARAMETERS,
  );
  provider.registerGrantType<{ refresh_token?: string }>(
    'refresh_token',
    (ctx) => refreshGrant(provider, dependencies, secret, ctx),
    ['refresh_token', 'scope', 'redirect_uri'],
  );
  answerFaultsOurWay(provider, dependencies);
  return provider;
}

function clientMetadata(id: string, secret: string | null): ClientMetadata {
  return {
    client_id: id,
    grant_types: [OTP_GRANT, PROFILE_GRANT, 'refresh_token'],
    response_types: [],
    redirect_uris: [],
    ...(secret === null
      ? { token_endpoint_auth_method: 'none' }
      : { client_secret: secret, token_endpoint_auth_method: 'client_secret_post' }),
  };
}

/**
 * What an access token says beside whose it is: roles and partner, as Keycloak writes them; no name, number or mail.
 */
async function tokenClaims(
  { database }: Dependencies,
  ctx: KoaContextWithOIDC,
  token: AccessToken,
): Promise<Record<string, unknown>> {
  const user = await userOfAuthId(database, token.accountId);
  return {
    typ: 'Bearer',
    azp: token.clientId,
    sid: token.sid,
    // Said by the refresh token of the session, which is made or found before.
    ...(ctx.oidc.entities.RefreshToken?.acr === undefined ? {} : { acr: ctx.oidc.entities.RefreshToken.acr }),
    realm_access: { roles: user?.roles ?? [] },
    ...(user?.externalPartnerType ? { external_partner_type: user.externalPartnerType } : {}),
    ...(user?.externalPartnerId ? { external_partner_id: user.externalPartnerId } : {}),
  };
}

/** A fault that is ours is logged once, and told in the services' own error form: 503 while the database is away. */
function answerFaultsOurWay(provider: Provider, { log }: Dependencies): void {
  const faults = new WeakMap<ServerResponse, unknown>();
  provider.on('server_error', (ctx, error) => {
    faults.set(ctx.res, error);
  });
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === REALM_ROUTES.discovery && ctx.status === 200)
      ctx.body = discoveryOf(provider.issuer, ctx.body as Record<string, unknown>);
    const fault = faults.get(ctx.res);
    if (fault === undefined) return;
    const requestId = String(ctx.res.getHeader('x-request-id') ?? '');
    log.error({ request_id: requestId, error: describeError(fault) }, 'the identity service failed');
    ctx.status = isDatabaseAway(fault) ? 503 : 500;
    ctx.body = errorBody(isDatabaseAway(fault) ? 'request_error.unavailable' : 'request_error.failed', requestId);
  });
}

/**
 * The library's own description, with the addresses at which the realm is known, and without what is not offered
 * here.
 */
function discoveryOf(
  issuer: string,
  { authorization_endpoint: _notOffered, ...description }: Record<string, unknown>,
): Record<string, unknown> {
  return {
    ...description,
    token_endpoint: issuer + REALM_ROUTES.token,
    jwks_uri: issuer + REALM_ROUTES.keys,
    end_session_endpoint: issuer + REALM_ROUTES.logout,
  };
}
