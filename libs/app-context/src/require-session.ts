import { redirect, type RouterContextProvider } from 'react-router';
import { pathTo } from '@haat/routing';
import { isFarmerMissingContext, sessionContext } from './request-context.ts';
import type { AuthenticatedSession } from './session.ts';

/**
 * The session of a page that needs one; a guest is sent to sign in and comes back to this very address.
 * @throws a redirect to `/login?next=…`
 */
export function requireSession(context: Readonly<RouterContextProvider>, request: Request): AuthenticatedSession {
  const session = context.get(sessionContext);
  if (session.status === 'authenticated') return session;
  throw redirect(loginPathFor(request));
}

/**
 * The session of a page on which something is begun that an agent begins for a farmer alone; an agent without a chosen
 * farmer is sent to choose one. See docs/domain/agents.md#without-a-farmer.
 * @throws a redirect to `/login?next=…`, or to the choice of a farmer
 */
export function requireFarmer(context: Readonly<RouterContextProvider>, request: Request): AuthenticatedSession {
  const session = requireSession(context, request);
  if (context.get(isFarmerMissingContext)) throw redirect(pathTo('agentFarmers'));
  return session;
}

const LONGEST_QUERY = 1500;

/** URL of the sign-in page that leads back to the requested page. */
export function loginPathFor(request: Request): string {
  const url = new URL(request.url);
  // The router's background requests go to `/orders.data?_routes=…`; the visible URL is `/orders`.
  const path = url.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  url.searchParams.delete('_routes');
  url.searchParams.delete('index');
  const page = path === '/_root' ? '/' : path;
  // An address that is longer than any of ours does not go into another's header.
  return pathTo('login', {}, { next: url.search.length > LONGEST_QUERY ? page : page + url.search });
}
