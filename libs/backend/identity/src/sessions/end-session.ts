import { createHash, timingSafeEqual } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import type { Configuration } from '@haat/backend-platform';
import { endFamily } from './refresh-grant.ts';

/** What a shell sends to end a session. */
export interface EndSession {
  client_id: string;
  refresh_token: string;
  client_secret?: string | undefined;
}

/** How it went: a session that has ended before is `ended` too. */
export type EndSessionResult = 'ended' | 'client-refused';

/** Ends the session to which a refresh token, the newest or an older one, belongs. */
export async function endSession(
  provider: Provider,
  { identityClients }: Configuration,
  input: EndSession,
): Promise<EndSessionResult> {
  const client = identityClients.find(({ id }) => id === input.client_id);
  if (client === undefined || (client.secret !== null && !isSame(client.secret, input.client_secret ?? '')))
    return 'client-refused';
  const token = await provider.RefreshToken.find(input.refresh_token, { ignoreExpiration: true });
  if (token?.grantId !== undefined && token.clientId === client.id) await endFamily(provider, token.grantId);
  return 'ended';
}

function isSame(expected: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}
