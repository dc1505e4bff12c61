import { leftFarmerCookies, type Place } from '@haat/app-context';
import { askedConsentCookie, guestCookie, type CookieScope } from '@haat/auth-session/server';

/**
 * What an answer carries after which this device says nothing more of the person who used it, with or without script.
 * Storage alone is cleared: pages are in no cache of the browser, and to fetch every script anew would cost half a
 * minute.
 * @param place that holds from now on
 */
export function clearPerson(
  response: Response,
  place: Place | null,
  { request, scope }: { readonly request: Request; readonly scope: CookieScope },
): void {
  const lines = [askedConsentCookie(null, scope), guestCookie(null, scope), ...leftFarmerCookies(place, request)];
  for (const line of lines) response.headers.append('set-cookie', line);
  clearStorage(response);
}

/** Has the browser clear all that this origin has stored, under whichever name, also without any script. */
export function clearStorage(response: Response): void {
  response.headers.set('clear-site-data', '"storage"');
}
