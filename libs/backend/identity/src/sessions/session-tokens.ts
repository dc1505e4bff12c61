import { createHash } from 'node:crypto';
import type { Client, Provider, TokenEndpointGrantContext } from 'oidc-provider';
import type { Dependencies } from '@haat/backend-platform';
import { isStaff } from '../second-factor/staff-roles.ts';
import type { UserRow } from '../users/tables.ts';
import { refreshTokenLifetime, sessionTerms } from './session-lifetime.ts';

const SCOPE = 'openid profile';

/** A refresh token of the library. */
export type RefreshToken = InstanceType<Provider['RefreshToken']>;

/** What a refresh token is made of. */
export interface SessionOfToken {
  user: Pick<UserRow, 'authId' | 'roles'>;
  grantId: string;
  /** Seconds since 1970. */
  signedInAt: number;
  rotations: number;
  /** `second-factor` when the session was begun with one. */
  acr: string | undefined;
  /** Given for a successor. */
  value?: string;
}

/** A new refresh token of a session. Not saved yet. */
export function newRefreshToken(
  provider: Provider,
  { configuration, now }: Dependencies,
  client: Client,
  session: SessionOfToken,
): RefreshToken {
  const iat = secondsOf(now());
  const lifetime = refreshTokenLifetime(
    sessionTerms(configuration, isStaff(session.user.roles)),
    iat - session.signedInAt,
  );
  return new provider.RefreshToken({
    client,
    accountId: session.user.authId,
    grantId: session.grantId,
    scope: SCOPE,
    rotations: session.rotations,
    iat,
    exp: iat + lifetime,
    iiat: session.signedInAt,
    gty: 'otp',
    ...(session.acr === undefined ? {} : { acr: session.acr }),
    ...(session.value === undefined ? {} : { jti: session.value }),
  });
}

/** Answers the token path in Keycloak's form, with a new access token beside the given refresh token. */
export async function answerTokens(
  provider: Provider,
  { configuration, now }: Dependencies,
  ctx: TokenEndpointGrantContext,
  refreshToken: RefreshToken,
  refreshTokenValue: string,
): Promise<void> {
  const { accountId, grantId } = refreshToken;
  if (accountId === undefined || grantId === undefined) throw new Error('a refresh token without a session');
  const sessionId = sessionIdOf(grantId);
  const sessionSeconds = (refreshToken.exp ?? 0) - secondsOf(now());
  const accessSeconds = Math.max(1, Math.min(configuration.accessTokenSeconds, sessionSeconds));
  const accessToken = new provider.AccessToken({
    client: ctx.oidc.client,
    accountId,
    grantId,
    gty: 'otp',
    scope: SCOPE,
    sid: sessionId,
    resourceServer: new provider.ResourceServer(configuration.identityAudience, {
      scope: SCOPE,
      audience: configuration.identityAudience,
      accessTokenTTL: accessSeconds,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    }),
  });
  accessToken.scope = SCOPE;
  ctx.oidc.entity('RefreshToken', refreshToken);
  ctx.oidc.entity('AccessToken', accessToken);
  ctx.body = {
    access_token: await accessToken.save(),
    expires_in: accessSeconds,
    refresh_expires_in: sessionSeconds,
    refresh_token: refreshTokenValue,
    token_type: 'Bearer',
    'not-before-policy': 0,
    session_state: sessionId,
    scope: SCOPE,
  };
}

/** The session's public id: distinguishes sessions without revealing the grant. */
export function sessionIdOf(grantId: string): string {
  const hex = createHash('sha256').update(`session:${grantId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** A time as tokens say it: seconds since 1970. */
export function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
