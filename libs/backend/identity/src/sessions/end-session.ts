import { createHash, timingSafeEqual } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import type { Dependencies } from '@haat/backend-platform';
import { tryRecordSecurityEvent } from '@haat/backend-security-events';
import { userOfAuthId } from '../users/user-of-auth-id.ts';
import { endFamily } from './refresh-grant.ts';
import { sessionIdOf } from './session-tokens.ts';

/** What a shell sends to end a session. */
export interface EndSession {
  client_id: string;
  refresh_token: string;
  client_secret?: string | undefined;
  /** The caller's, as the record of security events has it. */
  network: string | null;
}

/** How it went: a session that has ended before is `ended` too. */
export type EndSessionResult = 'ended' | 'client-refused';

/** Ends the session to which a refresh token, the newest or an older one, belongs. */
export async function endSession(
  provider: Provider,
  dependencies: Dependencies,
  input: EndSession,
): Promise<EndSessionResult> {
  const { identityClients } = dependencies.configuration;
  const client = identityClients.find(({ id }) => id === input.client_id);
  if (client === undefined || (client.secret !== null && !isSame(client.secret, input.client_secret ?? '')))
    return 'client-refused';
  const token = await provider.RefreshToken.find(input.refresh_token, { ignoreExpiration: true });
  if (token?.grantId === undefined || token.clientId !== client.id) return 'ended';
  const isAlive = (await provider.Grant.find(token.grantId)) !== undefined;
  await endFamily(provider, dependencies, token.grantId);
  if (isAlive) {
    const user = await userOfAuthId(dependencies.database, token.accountId ?? '');
    const subjects = { session: sessionIdOf(token.grantId) };
    await tryRecordSecurityEvent(dependencies, {
      kind: 'sign-out',
      userId: user?.id ?? null,
      network: input.network,
      subjects,
    });
  }
  return 'ended';
}

function isSame(expected: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}
