import { redirect, type ActionFunctionArgs } from 'react-router';
import { isApiError } from '@haat/api-client';
import { parsePlace, PREFERENCE_COOKIES } from '@haat/app-context';
import { cookieScopeContext, leavePhone, provenHostContext, readCookies, signOut } from '@haat/auth-session/server';
import { pathTo } from '@haat/routing';
import { clearPerson } from '../visit/clear-person.ts';

/**
 * `POST /api/keycloak/leave`: the person who uses a shared phone leaves it to another. Nothing of them stays on it but
 * that they can come back by their lock. A form goes to the people of this phone, a script gets an answer. See
 * docs/domain/identity.md#a-shared-phone.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const isScript = request.headers.get('accept')?.includes('application/json') === true;
  try {
    await leavePhone(context);
  } catch (error) {
    if (!isApiError(error)) throw error;
    // The session has ended meanwhile: it is left already.
    if (error.kind === 'unauthorised') await signOut(context);
    else if (isScript) return Response.json({ left: false }, { status: error.httpStatus });
    else return redirect(pathTo('sharedPhone', {}, { failed: 'leave' }), 303);
  }
  context.get(provenHostContext).keep(null);
  const response = isScript ? Response.json({ left: true }) : redirect(pathTo('sharedPhone'), 303);
  const place = parsePlace(readCookies(request.headers.get('cookie'))[PREFERENCE_COOKIES.place]);
  clearPerson(response, place, { request, scope: context.get(cookieScopeContext) });
  return response;
}
