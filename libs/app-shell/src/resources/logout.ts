import { redirect, type ActionFunctionArgs } from 'react-router';
import { provenHostContext, signOut } from '@haat/auth-session/server';
import { pathTo } from '@haat/routing';
import { clearStorage } from '../visit/clear-person.ts';

/**
 * `POST /api/keycloak/logout`: ends the session here and at the identity service, and has the browser clear what it has
 * stored. A form goes home, a script gets an answer. See docs/domain/identity.md#signing-out.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  await signOut(context);
  context.get(provenHostContext).keep(null);
  const isScript = request.headers.get('accept')?.includes('application/json');
  const response = isScript ? Response.json({ signed_out: true }) : redirect(pathTo('home'), 303);
  clearStorage(response);
  return response;
}
