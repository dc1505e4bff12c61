import type { ActionFunctionArgs } from 'react-router';
import { HOST_NONCE_SECONDS, provenHostContext, requestSessionContext } from '@haat/auth-session/server';
import { hostNoncesContext, registeredHostsContext } from '../webview/host-nonces.ts';

/**
 * `POST /api/webview/nonce`: a nonce for the host app to sign, with the origin that its signature is for. It stays in a
 * cookie that no script reads: a proof counts only in the browser that asked. 404 where no host app is registered. See
 * docs/domain/identity.md#host-apps.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (context.get(registeredHostsContext).length === 0) return Response.json(null, { status: 404 });
  const nonce = context.get(hostNoncesContext).make(context.get(requestSessionContext).tokens?.refreshToken ?? null);
  context.get(provenHostContext).ask(nonce);
  return Response.json({ nonce, origin: new URL(request.url).origin, expires_in: HOST_NONCE_SECONDS });
}
