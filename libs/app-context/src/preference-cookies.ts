import { LOCATION_COOKIE_SECONDS } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import type { Place } from './place.ts';

/**
 * Names of the cookies that store a user's preferences; they hold no secret
 * (docs/domain/application.md#preference-cookies).
 */
export const PREFERENCE_COOKIES = {
  language: 'language',
  place: 'place',
  vendor: 'visit-vendor',
  prebook: 'visit-prebook',
  attribution: 'visit-attribution',
} as const;

/**
 * `Set-Cookie` value that keeps a language for a year.
 * @param request the request that is answered: over https the cookie is Secure
 */
export function languageCookie(language: Language, request: Request): string {
  return preferenceCookie(PREFERENCE_COOKIES.language, language, request, LOCATION_COOKIE_SECONDS);
}

/** `Set-Cookie` value that keeps a place for a year. See docs/domain/application.md#preference-cookies. */
export function placeCookie(place: Place, request: Request): string {
  return preferenceCookie(PREFERENCE_COOKIES.place, JSON.stringify(place), request, LOCATION_COOKIE_SECONDS);
}

/**
 * `Set-Cookie` value for a preference. Lax, so that a link shared by a friend opens in the reader's language.
 * @param maxAge seconds; without it the cookie ends with the visit, 0 removes it
 */
export function preferenceCookie(name: string, value: string, request: Request, maxAge?: number): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(new URL(request.url).protocol === 'https:' ? ['Secure'] : []),
    'HttpOnly',
    'SameSite=Lax',
  ].join('; ');
}
