import { leftFarmerCookies, parsePlace } from '@haat/app-context';
import { askedConsentCookie, guestCookie, type CookieScope, type FarmerChange } from '@haat/auth-session/server';

/**
 * What an answer carries that makes, changes or ends an agent's choice of a farmer: nothing of the farmer who was
 * served stays on the counter's device, with or without script. Storage alone is cleared: pages are in no cache, and to
 * fetch every script anew would cost each farmer half a minute. See docs/domain/agents.md#choosing-a-farmer.
 */
export function clearFarmer(
  response: Response,
  { cookie, place }: FarmerChange,
  { request, scope }: { readonly request: Request; readonly scope: CookieScope },
): void {
  const lines = [
    cookie,
    askedConsentCookie(null, scope),
    guestCookie(null, scope),
    ...leftFarmerCookies(parsePlace(place ?? undefined), request),
  ];
  for (const line of lines) response.headers.append('set-cookie', line);
  response.headers.set('clear-site-data', '"storage"');
}
