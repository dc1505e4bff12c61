import { createHmac } from 'node:crypto';
import type { Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { tryRecordSecurityEvent } from '@haat/backend-security-events';

import { callerNetwork, recordedCallerNetwork } from '../networks/caller-network.ts';
import { userOfAuthId } from '../users/user-of-auth-id.ts';
import { noteEnded } from './ended-sessions.ts';
import { extendGrant, noteRepeats, noteTokenUsed, tokenUse } from './identity-store.ts';
import { refusedGrant } from './otp-grant.ts';
import { evaluateRefresh } from './rotation.ts';
import { answerTokens, newRefreshToken, secondsOf, sessionIdOf } from './session-tokens.ts';

/**
 * Exchanges a refresh token for its successor. A lost answer is forgiven for a minute: the old token gives the same
 * successor until that one has been used; after either, and when late repeats follow several rotations in a row,
 * using the old one ends the family. See docs/domain/identity.md#refresh.
 *
 * A successor's value is computed from its predecessor's with a secret of this installation, so that it can be given
 * again without being kept anywhere, and calls made at once agree on it.
 */
export async function refreshGrant(
  provider: Provider,
  dependencies: Dependencies,
  secret: Buffer,
  ctx: TokenEndpointGrantContext<{ refresh_token?: string }>,
): Promise<void> {
  const {
    client,
    params: { refresh_token: value },
  } = ctx.oidc;
  if (!value) throw new errors.InvalidRequest('refresh_token is needed');
  const token = await provider.RefreshToken.find(value, { ignoreExpiration: true });
  const now = dependencies.now();
  if (token === undefined || token.clientId !== client.clientId || token.grantId === undefined) throw signedOut();
  if ((token.exp ?? 0) <= secondsOf(now)) throw signedOut();
  const grant = await provider.Grant.find(token.grantId);
  const user = await userOfAuthId(dependencies.database, token.accountId ?? '');
  if (grant === undefined || user === null) throw signedOut();

  const network = callerNetwork(ctx);
  const successorValue = createHmac('sha256', secret).update(value).digest('base64url');
  const madeBefore = await provider.RefreshToken.find(successorValue, { ignoreExpiration: true });
  const use = await tokenUse(dependencies, value);
  if (use === null) throw signedOut();
  const decision = evaluateRefresh({
    sinceRotation: use.consumedAt === null ? null : now.getTime() - use.consumedAt.getTime(),
    isSuccessorUsed: madeBefore?.consumed !== undefined,
    isSameNetwork: use.networkHash === network,
    repeatsBefore: use.repeats,
  });
  if (decision === 'theft') {
    const session = sessionIdOf(token.grantId);
    dependencies.log.warn({ session }, 'a refresh token was used twice: its family ends');
    await endFamily(provider, dependencies, token.grantId);
    await tryRecordSecurityEvent(dependencies, {
      kind: 'refresh-reused',
      userId: user.id,
      network: recordedCallerNetwork(ctx),
      subjects: { session },
    });
    throw signedOut();
  }
  const successor =
    madeBefore ??
    newRefreshToken(provider, dependencies, client, {
      user,
      acr: token.acr,
      grantId: token.grantId,
      signedInAt: token.iiat ?? secondsOf(now),
      rotations: (token.rotations ?? 0) + 1,
      value: successorValue,
    });
  if (madeBefore === undefined) {
    // First the successor, then the mark on the old one: a process that dies in between ends no session.
    await successor.save();
    await extendGrant(dependencies, token.grantId, (successor.exp ?? 0) - secondsOf(now));
  }
  if (decision === 'late-repeat') await noteRepeats(dependencies, successorValue, use.repeats + 1);
  await noteTokenUsed(dependencies, value, network);
  await answerTokens(provider, dependencies, ctx, successor, successorValue);
}

/** Ends a session: its tokens of both kinds, old and new, are worth nothing from now on. */
export async function endFamily(
  provider: Provider,
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  grantId: string,
): Promise<void> {
  await noteEnded(database, [grantId], now());
  await (await provider.Grant.find(grantId))?.destroy();
  await provider.RefreshToken.revokeByGrantId(grantId);
}

function signedOut(): Error {
  return refusedGrant(new ServiceError('auth_error.signed_out'));
}
