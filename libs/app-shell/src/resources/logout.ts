import { redirect, type ActionFunctionArgs } from 'react-router';
import { provenHostContext, signOut } from '@haat/auth-session/server';
import { pathTo } from '@haat/routing';

/**
 * `POST /api/keycloak/logout`: ends the session here and at the identity service. A form goes home, a script gets an
 * answer.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  await signOut(context);
  context.get(provenHostContext).keep(null);
  const isScript = request.headers.get('accept')?.includes('application/json');
  return isScript ? Response.json({ signed_out: true }) : redirect(pathTo('home'), 303);
}
