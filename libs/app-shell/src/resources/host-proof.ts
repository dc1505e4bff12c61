import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { isApiError, userDetails } from '@haat/api-client';
import type { Language } from '@haat/api-contract/vocabulary';
import { apiContext } from '@haat/app-context';
import { isProofOf } from '@haat/auth-session/host-proofs';
import { handOver, profileLanguageCookies, provenHostContext, requestSessionContext } from '@haat/auth-session/server';
import { hostNoncesContext, registeredHostsContext } from '../webview/host-nonces.ts';

const LONGEST_TOKEN = 8_192;
const proofSchema = z.strictObject({
  host: z.string().min(1).max(253),
  /** Ed25519, 64 bytes as base64url. */
  signature: z.string().regex(/^[\w-]{86}$/),
  refresh_token: z.string().min(1).max(LONGEST_TOKEN).nullable(),
});
const refused = (status: number) => Response.json(null, { status });

/**
 * `POST /api/webview/proof`: a host app's signature of the nonce that this browser was given. From then on it gets the
 * tokens of sessions that are signed in inside its webview; a session that it hands over begins here. 400: not of this
 * shape; 403: no proof; 503: could not be checked now. The nonce is used up in every case. See
 * docs/domain/identity.md#host-apps.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const proven = context.get(provenHostContext);
  const session = context.get(requestSessionContext);
  const { nonce } = proven;
  proven.ask(null);
  const parsed = proofSchema.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return refused(400);
  const { host: hostId, signature, refresh_token: refreshToken } = parsed.data;
  const host = context.get(registeredHostsContext).find(({ id }) => id === hostId);
  const isFresh = nonce !== null && context.get(hostNoncesContext).take(nonce, session.tokens?.refreshToken ?? null);
  if (!host || nonce === null || !isFresh) return refused(403);
  const shellOrigin = new URL(request.url).origin;
  if (!isProofOf(host, { shellOrigin, hostId, nonce, refreshToken }, signature)) return refused(403);
  try {
    if (refreshToken !== null) await handOver(context, refreshToken);
    // New tokens end the nonce's session of tokens: no other process of this shell takes it again.
    else if (session.tokens && (await session.refresh()) === null) return refused(503);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return refused(error.status !== null && error.status < 500 ? 403 : 503);
  }
  proven.keep(host);
  const headers = new Headers();
  if (refreshToken !== null)
    for (const line of profileLanguageCookies(await profileLanguage(context), request))
      headers.append('set-cookie', line);
  return Response.json({ proven: host.id, signed_in: session.tokens !== null }, { headers });
}

/** The language of the profile; null where it names none, or cannot be loaded: the session goes on. */
async function profileLanguage(context: Readonly<RouterContextProvider>): Promise<Language | null> {
  return userDetails(context.get(apiContext)).then(
    ({ profile }) => profile?.language_code ?? null,
    () => null,
  );
}
