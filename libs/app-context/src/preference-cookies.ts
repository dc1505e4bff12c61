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
  lite: 'lite',
  mandiCrops: 'mandi-crops',
  measurement: 'measured',
  vendor: 'visit-vendor',
  prebook: 'visit-prebook',
  attribution: 'visit-attribution',
} as const;

/**
 * `Set-Cookie` value that keeps a language for a year. Lax, so that a link shared by a friend opens in the reader's
 * language.
 * @param request the request that is answered: over https the cookie is Secure
 */
export function languageCookie(language: Language, request: Request): string {
  return cookieOf(PREFERENCE_COOKIES.language, language, request, { maxAge: LOCATION_COOKIE_SECONDS, sameSite: 'Lax' });
}

/**
 * `Set-Cookie` value that keeps a place for a year; Lax, as the language. See
 * docs/domain/application.md#preference-cookies.
 */
export function placeCookie(place: Place, request: Request): string {
  return cookieOf(PREFERENCE_COOKIES.place, JSON.stringify(place), request, {
    maxAge: LOCATION_COOKIE_SECONDS,
    sameSite: 'Lax',
  });
}

/** What a browser keeps of lite pages: chosen, declined, or proposed once and not answered. */
export type LiteChoice = '1' | '0' | 'proposed';

/**
 * `Set-Cookie` value that keeps for a year whether pages are lite; Lax, so that a shared link costs no more than the
 * reader wants to spend. See docs/domain/application.md#lite-pages.
 */
export function liteCookie(choice: LiteChoice, request: Request): string {
  return cookieOf(PREFERENCE_COOKIES.lite, choice, request, { maxAge: LOCATION_COOKIE_SECONDS, sameSite: 'Lax' });
}

/**
 * `Set-Cookie` value that keeps for a year which commodities a person follows; Lax, as the place. See
 * docs/domain/mandi.md#crops-that-are-followed.
 * @param commodities their ids
 */
export function mandiCropsCookie(commodities: readonly string[], request: Request): string {
  return cookieOf(PREFERENCE_COOKIES.mandiCrops, commodities.join(','), request, {
    maxAge: LOCATION_COOKIE_SECONDS,
    sameSite: 'Lax',
  });
}

/**
 * `Set-Cookie` value that keeps for a year what a person says about being measured; Lax, so that a shared link does not
 * ask again. See docs/domain/measurement.md#consent.
 * @param answer of `measurementAnswer`
 */
export function measurementCookie(answer: string, request: Request): string {
  return cookieOf(PREFERENCE_COOKIES.measurement, answer, request, {
    maxAge: LOCATION_COOKIE_SECONDS,
    sameSite: 'Lax',
  });
}

/**
 * `Set-Cookie` value for what holds for a visit: it ends with the browser's session and is strict. A link from
 * elsewhere says anew what it wants; the rest of the visit is there again with the next page.
 * @param value null removes it
 */
export function visitCookie(name: string, value: string | null, request: Request): string {
  return cookieOf(name, value ?? '', request, { maxAge: value === null ? 0 : undefined, sameSite: 'Strict' });
}

/**
 * `Set-Cookie` values after which a counter's browser says nothing more of the farmer who was served: visit, followed
 * crops and place go, and the agent's own place is put back. Language and lite pages are the reader's.
 * @param place the agent's own; null when they have not said
 */
export function leftFarmerCookies(place: Place | null, request: Request): string[] {
  const { vendor, prebook, attribution, mandiCrops, place: placeName } = PREFERENCE_COOKIES;
  return [
    ...[vendor, prebook, attribution].map((name) => visitCookie(name, null, request)),
    cookieOf(mandiCrops, '', request, { maxAge: 0, sameSite: 'Lax' }),
    place === null ? cookieOf(placeName, '', request, { maxAge: 0, sameSite: 'Lax' }) : placeCookie(place, request),
  ];
}

function cookieOf(
  name: string,
  value: string,
  request: Request,
  { maxAge, sameSite }: { readonly maxAge: number | undefined; readonly sameSite: 'Lax' | 'Strict' },
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(new URL(request.url).protocol === 'https:' ? ['Secure'] : []),
    'HttpOnly',
    `SameSite=${sameSite}`,
  ].join('; ');
}
