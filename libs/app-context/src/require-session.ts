import { redirect, type RouterContextProvider } from 'react-router';
import { pathTo } from './paths.ts';
import { sessionContext } from './request-context.ts';
import type { AuthenticatedSession } from './session.ts';

/**
 * The session of a page that needs one; a visitor is sent to sign in and comes back to this very address.
 * @throws a redirect to `/login?next=…`
 */
export function requireSession(context: Readonly<RouterContextProvider>, request: Request): AuthenticatedSession {
  const session = context.get(sessionContext);
  if (session.status === 'authenticated') return session;
  throw redirect(loginPathFor(request));
}

/** Address of the sign-in page that leads back to what was asked for. */
export function loginPathFor(request: Request): string {
  const url = new URL(request.url);
  // What the router asks for in the background is `/orders.data?_routes=…`; people see `/orders`.
  const path = url.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  url.searchParams.delete('_routes');
  url.searchParams.delete('index');
  return pathTo('login', {}, { next: (path === '/_root' ? '/' : path) + url.search });
}
