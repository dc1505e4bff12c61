import type { ActionFunctionArgs } from 'react-router';
import { TOKEN_REFRESH_THRESHOLD_MS } from '@haat/api-contract';
import type { TokenAnswer } from '@haat/auth-session';
import { provenHostContext, requestSessionContext } from '@haat/auth-session/server';

/**
 * `POST /api/keycloak/token`: keeps the session alive. The refresh token comes from the cookie and its successor goes
 * there; the page learns only the expiry, and what time it is. The tokens are in the answer
 * for a host app that has proved itself, of a session that was signed in inside its webview. 401: the session has
 * ended; 503: it could not be refreshed now. See docs/domain/identity.md#sessions and
 * docs/domain/service-calls.md#tokens.
 */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const session = context.get(requestSessionContext);
  // The middleware has already refreshed what was about to expire.
  const { state, tokens } = session;
  if (state.status === 'visitor' || !tokens) return Response.json(null, { status: 401 });
  const { host } = context.get(provenHostContext);
  const now = Date.now();
  if (state.expiresAt - now <= TOKEN_REFRESH_THRESHOLD_MS) return Response.json(null, { status: 503 });
  const answer: TokenAnswer = {
    expires_at: state.expiresAt,
    server_time: now,
    ...(session.isWebview && host
      ? { access_token: tokens.accessToken, refresh_token: tokens.refreshToken, host_origin: host.origin }
      : {}),
  };
  return Response.json(answer);
}
