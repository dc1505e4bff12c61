import { createHash } from 'node:crypto';
import type { Client, Provider, TokenEndpointGrantContext } from 'oidc-provider';
import type { Dependencies } from '@haat/backend-platform';

const SCOPE = 'openid profile';

/** A refresh token of the library. */
export type RefreshToken = InstanceType<Provider['RefreshToken']>;

/** A new refresh token of a session; `value` is given for a successor. Not saved yet. */
export function newRefreshToken(
  provider: Provider,
  client: Client,
  session: { accountId: string; grantId: string; rotations: number; value?: string },
): RefreshToken {
  return new provider.RefreshToken({
    client,
    accountId: session.accountId,
    grantId: session.grantId,
    scope: SCOPE,
    rotations: session.rotations,
    gty: 'otp',
    ...(session.value === undefined ? {} : { jti: session.value }),
  });
}

/** Answers the token path in Keycloak's form, with a new access token beside the given refresh token. */
export async function answerTokens(
  provider: Provider,
  { configuration }: Dependencies,
  ctx: TokenEndpointGrantContext,
  refreshToken: RefreshToken,
  refreshTokenValue: string,
): Promise<void> {
  const { accountId, grantId } = refreshToken;
  if (accountId === undefined || grantId === undefined) throw new Error('a refresh token without a session');
  const sessionId = sessionIdOf(grantId);
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
      accessTokenTTL: configuration.accessTokenSeconds,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    }),
  });
  accessToken.scope = SCOPE;
  ctx.oidc.entity('AccessToken', accessToken);
  ctx.body = {
    access_token: await accessToken.save(),
    expires_in: configuration.accessTokenSeconds,
    refresh_expires_in: refreshToken.remainingTTL,
    refresh_token: refreshTokenValue,
    token_type: 'Bearer',
    'not-before-policy': 0,
    session_state: sessionId,
    scope: SCOPE,
  };
}

/** The session's public id: distinguishes sessions without revealing the grant. */
function sessionIdOf(grantId: string): string {
  const hex = createHash('sha256').update(`session:${grantId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
